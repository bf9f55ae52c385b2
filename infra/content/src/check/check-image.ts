import type { Element } from '../parse/tree.ts';
import { decoded } from '../links/resolve-link.ts';
import { attachmentAt } from '../write/attachment.ts';
import type { PageContext } from '../write/page-context.ts';
import type { Range } from '../report/flaw.ts';
import type { PageCheck } from './page-check.ts';

/** Pictures of the whole site come from elsewhere. */
const besideDocument = /^\/[^/]+\/docs\//;

/** A picture may be scaled, but its sides must stay in proportion to those of its file. */
const tolerance = 0.02;

/** Takes note of a picture that is not there, or is drawn out of proportion. */
export function checkImage(check: PageCheck, image: Element, pageUrl: string, { corpus, sizeOfImage }: PageContext): void {
  const source = image.attributes['src'];
  const range = image.place;
  if (source === undefined || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return;
  const { pathname } = new URL(source, `https://site.invalid${pageUrl.replace(/\/?$/, '/')}`);
  if (!besideDocument.test(pathname)) return;
  const attachment = attachmentAt(decoded(pathname), corpus);
  if (!attachment)
    return check.add({ kind: 'image-missing', explanation: `There is no file ${source} beside this page`, href: source, range });

  const width = Number(image.attributes['width']);
  const height = Number(image.attributes['height']);
  const size = width > 0 && height > 0 ? sizeOfImage(attachment.file) : undefined;
  if (!size) return;
  const right = Math.round((width * size.height) / size.width);
  if (Math.abs(right - height) <= Math.max(1, right * tolerance)) return;
  const attribute = range && heightRange(check.body, range);
  check.add({
    kind: 'image-size',
    explanation: `${source} is ${size.width} × ${size.height}, so ${width} × ${height} distorts it`,
    suggestion: String(right),
    href: source,
    range,
    fix: attribute && { ...attribute, replacement: String(right) },
  });
}

function heightRange(source: string, { start, end }: Range): Range | undefined {
  const [from, to] = /\sheight\s*=\s*["']?(\d+)/di.exec(source.slice(start, end))?.indices?.[1] ?? [];
  return from === undefined || to === undefined ? undefined : { start: start + from, end: start + to };
}
