import { expect, type Locator, type Page } from '@playwright/test';

/** Where code is written in the Playground: a text field at first, and soon an editor in its place. */
export function playgroundEditor(page: Page, language: 'HTML' | 'CSS' | 'JavaScript'): Locator {
  return page.getByRole('textbox', { name: `${language} editor` });
}

/** All three are there, with what helps while writing. A site packs their files when it is asked for them first, on a busy machine for seconds. */
export async function editorsReady(page: Page): Promise<void> {
  await expect(page.locator('.cm-content[aria-autocomplete]')).toHaveCount(3, { timeout: 30_000 });
}

export async function expectCode(field: Locator, code: string, options: { readonly timeout?: number } = {}): Promise<void> {
  await expect.poll(() => field.evaluate(codeIn), { message: 'the code in the editor', ...options }).toBe(code);
}

/** An editor draws only the lines that are in view: enough for the code of a test. */
function codeIn(field: HTMLElement | SVGElement): string {
  if (field instanceof HTMLTextAreaElement) return field.value;
  return [...field.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n');
}
