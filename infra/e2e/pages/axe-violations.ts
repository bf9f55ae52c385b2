import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// Evaluated like any code of a test: as a script element the policy of the site would block it.
const axeCore = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colors are all that the other theme changes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
/** One of axe's own defaults, which its next version may change. */
const always = [['nested-interactive', { enabled: true }]] as const;

/**
 * What axe finds wrong within a part of the page: each rule with the element that breaks it, and what to do. Colors, half of its time,
 * are left out where only words differ from what was read before.
 */
export async function axeViolations(
  page: Page,
  selector = 'html',
  rules: readonly string[] | 'all' | 'all but colors' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore);
  return page.evaluate(
    async ({ within, only, more }) => {
      // Until it is over a color is neither of the two: a button that has just been enabled, say, or a source that fades in.
      const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
        resultTypes: ['violations'],
        // What code of readers makes is theirs.
        iframes: false,
        ...(only.length > 0 ? { runOnly: [...only] } : { rules: Object.fromEntries(more) }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary }) => `${id} at ${target.join(' ')}, ${html}: ${failureSummary}`),
      );
    },
    {
      within: selector,
      only: typeof rules === 'string' ? [] : rules,
      more: [...always, ...(rules === 'all but colors' ? colourRules : []).map((rule) => [rule, { enabled: false }] as const)],
    },
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
