import { expect, type Locator, type Page } from '@playwright/test';

const editorNames: Readonly<Record<string, string>> = { html: 'HTML', css: 'CSS', js: 'JavaScript' };

/** A sample of a chapter with its list of checks, counted from 0. */
export class SampleWithChecks {
  readonly list: Locator;
  readonly example: Locator;
  readonly states: Locator;
  readonly solution: Locator;

  constructor(
    readonly page: Page,
    index = 0,
  ) {
    this.list = page.locator('.sample-marks').nth(index);
    this.example = this.list.locator('xpath=preceding-sibling::interactive-example[1]');
    this.states = this.list.locator('li > span:last-child');
    this.solution = this.list.locator('xpath=following-sibling::details[1]');
  }

  button(name: string): Locator {
    return this.example.getByRole('button', { name });
  }

  async editor(language: string): Promise<Locator> {
    const name = editorNames[language] ?? language;
    const tab = this.example.getByRole('tab', { name });
    if (await tab.count()) await tab.click();
    return this.example.getByRole('textbox', { name: `${name} editor` });
  }

  /** Scrolls to it and waits until the initial code has been checked. */
  async come(): Promise<void> {
    await this.begin();
    await this.checked();
  }

  /** Scrolls to it and has its initial code run. */
  async begin(): Promise<void> {
    await this.example.scrollIntoViewIfNeeded();
    await expect(this.example).toHaveAttribute('data-alive', '');
    await this.runIfNeeded();
  }

  async write(language: string, code: string): Promise<void> {
    await (await this.editor(language)).fill(code);
  }

  /** Puts the solution of the chapter into the editors. */
  async solve(): Promise<void> {
    for (const pre of await this.solution.locator('pre').all()) {
      const [, language = ''] = (await pre.getAttribute('class'))?.split(' ') ?? [];
      await this.write(language, (await pre.textContent()) ?? '');
    }
    await this.runIfNeeded();
  }

  /** Waits until the frame of the checks was added and removed again. */
  async checked(): Promise<void> {
    await expect(this.example.locator('[inert] iframe')).toHaveCount(0, { timeout: 20_000 });
  }

  done(): Promise<number> {
    return this.list.locator('li[data-state="done"]').count();
  }

  /** Code that prints runs only on request. */
  private async runIfNeeded(): Promise<void> {
    if (await this.button('Run').count()) await this.button('Run').click();
  }
}
