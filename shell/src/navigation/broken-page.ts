import type { BrokenPage } from '@webdocs/contracts/page/page';
/** In the title, for a page that could not be had. */
const brokenHeart = '💔';
const messageLength = 500;

/** What is shown of a page that could not be had. */
export function broken(url: URL, status: number | undefined, message: string): BrokenPage {
  return { renderer: 'Broken', url: url.pathname, pageTitle: brokenHeart, status, message: message.slice(0, messageLength) };
}
