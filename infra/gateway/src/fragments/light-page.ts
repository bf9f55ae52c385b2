import { withoutBodies } from '@webdocs/contracts/page/head';
import type { Page } from '@webdocs/contracts/page/page';

const lightPages = new WeakMap<Page, Page>();

/** The page without its bodies: one object for all who ask, so that it travels to each worker once. */
export function lightPage(page: Page): Page {
  const light = lightPages.get(page) ?? withoutBodies(page);
  lightPages.set(page, light);
  return light;
}
