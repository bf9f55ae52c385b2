import { withOwnSharedAssets } from '@webdocs/contracts/samples/shared-assets';
import type { Element } from '../parse/tree.ts';
import { decoded } from '../links/resolve-link.ts';
import { attachmentAt } from './attachment.ts';
import type { PageContext } from './page-context.ts';

/** Where elements name the files that they load. */
export const mediaAddresses = ['src', 'poster'] as const;

const hasHost = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Gives media their addresses from the root of the site; a picture gets its size from the file, and loads late. */
export function settleMedia(media: Element, pageUrl: string, context: PageContext): void {
  for (const name of mediaAddresses) {
    const written = media.attributes[name];
    if (written !== undefined) media.attributes[name] = addressOf(written, pageUrl, context) ?? written;
  }
  if (media.tag === 'img' && !hasHost.test(media.attributes['src'] ?? '//')) settleImage(media, context);
}

/** The address on this site of what an author names; undefined for what is on another. */
export function addressOf(written: string, pageUrl: string, { sharedAssets }: Pick<PageContext, 'sharedAssets'>): string | undefined {
  const own = sharedAssets ? withOwnSharedAssets(written) : written;
  const base = `https://site.invalid${pageUrl.replace(/\/?$/, '/')}`;
  return hasHost.test(own) || !URL.canParse(own, base) ? undefined : new URL(own, base).pathname;
}

function settleImage(image: Element, { corpus, sizeOfImage }: PageContext): void {
  image.attributes['loading'] ??= 'lazy';
  image.attributes['alt'] ??= '';
  if ('width' in image.attributes || 'height' in image.attributes) return;
  const attachment = attachmentAt(decoded(image.attributes['src'] ?? ''), corpus);
  const size = attachment && sizeOfImage(attachment.file);
  if (!size) return;
  image.attributes['width'] = String(size.width);
  image.attributes['height'] = String(size.height);
}
