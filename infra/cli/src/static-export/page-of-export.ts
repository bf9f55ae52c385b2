import { documentIds } from '@webdocs/contracts/page/document-ids';
import { encoded, pathIn, type WriteAddress } from './exported-address.ts';
import { rewrittenHtml, type HtmlSurroundings } from './rewrite-html.ts';
import { withStaticSamples, type FindSample } from './static-samples.ts';

export const scriptAddress = '/export.js';

/** A vote needs someone who counts it. */
const style = '<style>section:has(form[method="post"]),form[method="post"]{display:none!important}</style>';
const state = new RegExp(`(<script type="application/json" id="${documentIds.state}">)([\\s\\S]*?)(</script>)`);

export interface PageSurroundings extends HtmlSurroundings {
  /** Of the site that is read. */
  readonly origin: string;
  /** What the addresses begin with that a page says of itself: a scheme and a host, or what all its addresses begin with. */
  readonly siteAddress: string;
  readonly sample: FindSample;
}

/** The document of a page for a file server. */
export async function exportedPage(html: string, page: string, around: PageSurroundings): Promise<string> {
  const lang = languageOf(html);
  const placed = html.replace(
    '<meta charset="utf-8">',
    `<meta charset="utf-8"><script src="${around.write(scriptAddress)}"></script>${style}`,
  );
  const rewritten = rewrittenHtml(withoutOrigin(await withStaticSamples(placed, page, lang, around), around), around);
  return withState(rewritten, (value) => changedTexts(value, (text) => Promise.resolve(writtenIfAddress(text, around))));
}

/** The data of a page, by which it is shown after a click. */
export async function exportedData(json: string, page: string, around: PageSurroundings): Promise<string> {
  const lang = page.split('/')[1] ?? '';
  const changed = await changedTexts(JSON.parse(withoutOrigin(json, around)), async (text) =>
    text.includes('<') ? rewrittenHtml(await withStaticSamples(text, page, lang, around), around) : writtenIfAddress(text, around),
  );
  return JSON.stringify(changed);
}

/** All texts of data; what runs is code and no text of the page. */
async function changedTexts(value: unknown, change: (text: string) => Promise<string>): Promise<unknown> {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return Promise.all(value.map((one) => changedTexts(one, change)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([name, one]) => [name, name === 'live_samples' ? one : await changedTexts(one, change)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** In data an address of a page is a text like any other. */
function writtenIfAddress(text: string, { has, write }: PageSurroundings): string {
  const path = /^\/[a-z]{2}(?:-[A-Z]{2})?\/\S+$/.test(text) ? pathIn(text) : undefined;
  return path !== undefined && has(path) ? write(text) : text;
}

/** Data that a page shown by scripts asks for: compatibility tables. */
export function compatQueriesIn(json: string): string[] {
  const { doc } = JSON.parse(json) as {
    doc?: { body?: ReadonlyArray<{ readonly type: string; readonly value: { readonly query?: string } }> };
  };
  return (doc?.body ?? []).flatMap(({ type, value }) =>
    type === 'browser_compatibility' && value.query !== undefined ? [value.query] : [],
  );
}

/** A page that stays as it was served: no script of the site takes it over. */
export async function withoutHydration(html: string): Promise<string> {
  return withState(html, ({ scripts: _scripts, ahead: _ahead, ...rest }) => Promise.resolve({ ...rest, scripts: [] }));
}

async function withState(html: string, change: (state: Record<string, unknown>) => Promise<unknown>): Promise<string> {
  const json = state.exec(html)?.[2];
  if (json === undefined) return html;
  const changed = JSON.stringify(await change(JSON.parse(json) as Record<string, unknown>)).replace(/</g, '\\u003c');
  return html.replace(state, (_, start: string, __: string, end: string) => start + changed + end);
}

/** A text in which pages of the site are named by whole addresses. */
export function withAddress(
  text: string,
  { origin, siteAddress, write }: Pick<PageSurroundings, 'origin' | 'siteAddress' | 'write'>,
): string {
  return replacedOrigin(text, origin, (path) => siteAddress + write(path));
}

/** What a page says of itself: its canonical address is that of the site, wherever the export is. Without one it is a link as others are. */
function withoutOrigin(text: string, { origin, siteAddress, write }: PageSurroundings): string {
  return replacedOrigin(text, origin, (path) => (siteAddress === '' ? path : siteAddress + withoutBase(path, write)));
}

function withoutBase(path: string, write: WriteAddress): string {
  return write(path).slice(write('/').length - 1);
}

function replacedOrigin(text: string, origin: string, by: (path: string) => string): string {
  return text
    .split(origin)
    .map((piece, at) => (at === 0 ? piece : piece.replace(/^[^\s"'<>?#&\\]*/, (path) => by(path))))
    .join('');
}

/** For an address that has moved: for browsers, for those without a script, and for search engines. */
export function redirectPage(to: string, { siteAddress, write }: Pick<PageSurroundings, 'siteAddress' | 'write'>): string {
  const [path = '', hash] = to.split('#');
  const place = hash === undefined ? '' : `#${encoded(hash)}`;
  const address = write(encoded(path)) + place;
  const canonical = siteAddress === '' ? address : siteAddress + withoutBase(encoded(path), write) + place;
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>
`;
}

/** Links of a finished page that lead to what turned out to be missing. */
export function withoutLinksTo(html: string, missing: ReadonlySet<string>): string {
  return rewrittenHtml(html, {
    has: (path) => !missing.has(path.replace(/\/+$/, '')),
    names: () => undefined,
    write: (address) => address,
  });
}

/** The same in the data of a page. */
export async function dataWithoutLinksTo(json: string, missing: ReadonlySet<string>): Promise<string> {
  const change = (text: string) => Promise.resolve(text.includes('<') ? withoutLinksTo(text, missing) : text);
  return JSON.stringify(await changedTexts(JSON.parse(json), change));
}

function languageOf(html: string): string {
  return /<html lang="([^"]*)"/.exec(html)?.[1] ?? 'en-US';
}
