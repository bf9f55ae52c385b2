import type { Locator, Page } from '@playwright/test';

/** The question at the end of an article, and its form. */
export class FeedbackForm {
  readonly root: Locator;
  readonly yes: Locator;
  readonly no: Locator;
  readonly reasons: Locator;
  readonly submit: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Was this page helpful?' });
    this.yes = this.root.getByRole('button', { name: 'Yes', exact: true });
    this.no = this.root.locator('summary');
    this.reasons = this.root.getByRole('radio');
    this.submit = this.root.getByRole('button', { name: 'Submit' });
    this.thanks = this.root.getByText('Thank you for your feedback!');
  }

  reason(name: string): Locator {
    return this.root.getByRole('radio', { name, exact: true });
  }
}
