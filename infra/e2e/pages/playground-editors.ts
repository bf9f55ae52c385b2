import { expect, type Locator, type Page } from '@playwright/test';

export type PlaygroundEditor = 'HTML' | 'CSS' | 'JavaScript';

/** Where code is written in the Playground: a text field at first, and soon an editor in its place. */
export class PlaygroundEditors {
  constructor(private readonly page: Page) {}

  /** All three are there, with what helps while writing. */
  async ready(): Promise<void> {
    await expect(this.page.locator('.cm-content[data-language]')).toHaveCount(3);
  }

  editor(name: PlaygroundEditor): Locator {
    return this.page.getByRole('textbox', { name: `${name} editor` });
  }

  async write(name: PlaygroundEditor, code: string): Promise<void> {
    await this.editor(name).fill(code);
  }

  async expectCode(name: PlaygroundEditor, code: string | RegExp): Promise<void> {
    const written = expect.poll(() => this.editor(name).evaluate(codeIn), { message: `the code in the ${name} editor` });
    await (typeof code === 'string' ? written.toBe(code) : written.toMatch(code));
  }
}

/** An editor draws only the lines that are in view: enough for the code of a test. */
function codeIn(field: HTMLElement | SVGElement): string {
  if (field instanceof HTMLTextAreaElement) return field.value;
  return [...field.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n');
}
