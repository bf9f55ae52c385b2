import { documentIds } from '@webdocs/contracts/page/document-ids';
import { rewrittenHtml, type HtmlSurroundings } from './rewrite-html.ts';
import { withStaticSamples, type FindSample } from './static-samples.ts';

export const scriptAddress = '/export.js';

/** A vote needs someone who counts it. */
const style = '<style>section:has(form[method="post"]),form[method="post"]{display:none!important}</style>';

export interface PageSurroundings extends HtmlSurroundings {
  /** Of the site that is read. */
  readonly origin: string;
  /** Where the export will be; empty where that is not known, and addresses are those of any host. */
  readonly siteAddress: string;
  readonly sample: FindSample;
}

/** The document of a page for a file server. */
export async function exportedPage(html: string, page: string, around: PageSurroundings): Promise<string> {
  const lang = languageOf(html);
  const placed = withAddress(html, around).replace(
    '<meta charset="utf-8">',
    `<meta charset="utf-8"><script src="${scriptAddress}"></script>${style}`,
  );
  return rewrittenHtml(await withStaticSamples(placed, page, lang, around.sample), around);
}

/** The data of a page, by which it is shown after a click. */
export async function exportedData(json: string, page: string, around: PageSurroundings): Promise<string> {
  const lang = page.split('/')[1] ?? '';
  return JSON.stringify(await changed(JSON.parse(withAddress(json, around))));

  async function changed(value: unknown): Promise<unknown> {
    if (typeof value === 'string')
      return value.includes('<') ? rewrittenHtml(await withStaticSamples(value, page, lang, around.sample), around) : value;
    if (Array.isArray(value)) return Promise.all(value.map(changed));
    if (typeof value !== 'object' || value === null) return value;
    const entries = await Promise.all(
      // What runs is code and no text of the page.
      Object.entries(value).map(async ([name, one]) => [name, name === 'live_samples' ? one : await changed(one)] as const),
    );
    return Object.fromEntries(entries);
  }
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
export function withoutHydration(html: string): string {
  const state = new RegExp(`(<script type="application/json" id="${documentIds.state}">)([\\s\\S]*?)(</script>)`);
  return html.replace(state, (_, start: string, json: string, end: string) => {
    const { scripts: _scripts, ahead: _ahead, ...rest } = JSON.parse(json) as Record<string, unknown>;
    return `${start}${JSON.stringify({ ...rest, scripts: [] }).replace(/</g, '\\u003c')}${end}`;
  });
}

export function withAddress(text: string, { origin, siteAddress }: Pick<PageSurroundings, 'origin' | 'siteAddress'>): string {
  return text.replaceAll(origin, siteAddress);
}

/** For an address that has moved: for browsers, for those without a script, and for search engines. */
export function redirectPage(to: string, siteAddress: string): string {
  const address = encodeURI(to).replaceAll('"', '&quot;').replaceAll('&', '&amp;');
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${siteAddress}${address}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>
`;
}

/** Links of a finished page that lead to what turned out to be missing. */
export function withoutLinksTo(html: string, missing: ReadonlySet<string>): string {
  return rewrittenHtml(html, { has: (path) => !missing.has(path.replace(/\/+$/, '')), names: () => undefined });
}

function languageOf(html: string): string {
  return /<html lang="([^"]*)"/.exec(html)?.[1] ?? 'en-US';
}
