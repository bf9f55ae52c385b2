import { sharedAssetsPath, withOwnSharedAssets } from '@webdocs/contracts/samples/shared-assets';
import type { Element } from '../parse/tree.ts';
import { decoded } from '../links/resolve-link.ts';
import { attachmentAt, nearestAttachmentName, type Attachment } from '../write/attachment.ts';
import { addressOf, mediaAddresses } from '../write/media.ts';
import type { PageContext } from '../write/page-context.ts';
import type { Range } from '../report/flaw.ts';
import { destinationRange } from './destination-range.ts';
import type { PageCheck } from './page-check.ts';

/** A picture may be scaled, but its sides must stay in proportion to those of its file. */
const tolerance = 0.02;

/** Takes note of a picture, film or sound that is not there or that browsers will not load, and of a distorted picture. */
export function checkMedia(check: PageCheck, media: Element, pageUrl: string, context: PageContext): void {
  for (const name of mediaAddresses) {
    const written = media.attributes[name];
    if (written === undefined || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(written)) continue;
    const pathname = addressOf(written, pageUrl, context);
    const isUnserved = pathname?.startsWith(sharedAssetsPath) === true && context.sharedAssets === undefined;
    if (pathname === undefined || isUnserved) addExternal(check, media, written);
    else checkFile(check, media, { written, pathname }, context);
  }
}

/** What the policy of every page will block: pages load media from their own site alone. */
function addExternal(check: PageCheck, media: Element, written: string): void {
  const isShared = withOwnSharedAssets(written).startsWith(sharedAssetsPath);
  const explanation = isShared
    ? `${written} is a shared asset, and this site was not told where those are: set WEBDOCS_SHARED_ASSETS`
    : `${written} is on another host, from which browsers load nothing into a page of this site`;
  check.add({ kind: 'external-image', explanation, href: written, range: media.place });
}

interface Named {
  readonly written: string;
  readonly pathname: string;
}

function checkFile(check: PageCheck, media: Element, { written, pathname }: Named, context: PageContext): void {
  const path = decoded(pathname);
  if (path.startsWith(sharedAssetsPath)) {
    if (context.sharedAssets?.lacks(path)) addMissing(check, media, written, `There is no shared asset ${written}`);
    return;
  }
  if (!/^\/[^/]+\/docs\//.test(path)) return;
  const attachment = attachmentAt(path, context.corpus);
  if (attachment) return media.tag === 'img' ? checkSize(check, media, attachment, context) : undefined;
  const right = nearestAttachmentName(path, context.corpus);
  addMissing(check, media, written, `There is no file ${written} beside this page`, right && written.replace(/[^/]*$/, right));
}

function addMissing(check: PageCheck, { place }: Element, written: string, explanation: string, suggestion?: string): void {
  const destination = suggestion === undefined ? undefined : place && destinationRange(check.body, place, written);
  check.add({
    kind: 'image-missing',
    explanation,
    suggestion,
    href: written,
    range: place,
    fix: destination && suggestion !== undefined ? { ...destination, replacement: suggestion } : undefined,
  });
}

function checkSize(check: PageCheck, image: Element, { file }: Attachment, { sizeOfImage }: PageContext): void {
  const source = image.attributes['src'];
  const range = image.place;
  const width = Number(image.attributes['width']);
  const height = Number(image.attributes['height']);
  const size = width > 0 && height > 0 ? sizeOfImage(file) : undefined;
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
