import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong within a part of the page, each with the element that it is wrong with. Needs `test.use({ bypassCSP: true })`. */
export async function axeViolations(page: Page, selector: string): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  return page.evaluate(async (within) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, selector);
}
