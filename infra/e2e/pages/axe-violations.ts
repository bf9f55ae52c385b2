import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Colours are all that the other theme changes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong within a part of the page, each with the element that it is wrong with. Needs `test.use({ bypassCSP: true })`. */
export async function axeViolations(page: Page, selector: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axePath });
  return page.evaluate(
    async ({ within, only }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: [...only] } : {}),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { within: selector, only: rules },
  );
}

/** The same for both themes in one visit, each under its name. */
export async function axeViolationsInBothThemes(page: Page, selector: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [['light'], ['dark', colourRules]] as const) {
    // During a transition a colour is neither of the two.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    found.push(...(await axeViolations(page, selector, rules)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
