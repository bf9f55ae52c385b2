import type { Element } from '../parse/tree.ts';
import { decoded } from '../links/resolve-link.ts';
import { attachmentAt } from './attachment.ts';
import type { PageContext } from './page-context.ts';

/** Gives a picture its address from the root of the site, its size from the file, and lets it load late. */
export function settleImage(image: Element, pageUrl: string, { corpus, sizeOfImage }: PageContext): void {
  const source = image.attributes['src'];
  if (source === undefined || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return;
  const { pathname } = new URL(source, `https://site.invalid${pageUrl.replace(/\/?$/, '/')}`);
  image.attributes['src'] = pathname;
  image.attributes['loading'] ??= 'lazy';
  image.attributes['alt'] ??= '';

  if ('width' in image.attributes || 'height' in image.attributes) return;
  const attachment = attachmentAt(decoded(pathname), corpus);
  const size = attachment && sizeOfImage(attachment.file);
  if (!size) return;
  image.attributes['width'] = String(size.width);
  image.attributes['height'] = String(size.height);
}
