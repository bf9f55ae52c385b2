import type { Locator, Page } from '@playwright/test';

/** The save ribbon of a document and its menu. */
export class SaveMenu {
  readonly ribbon: Locator;
  readonly box: Locator;
  readonly collection: Locator;
  readonly title: Locator;
  readonly note: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.ribbon = page
      .getByRole('main')
      .getByRole('button', { name: /^Saved?$/ })
      .filter({ visible: true })
      .first();
    this.box = page.getByRole('dialog', { name: 'Save to a collection' });
    this.collection = this.box.getByLabel('Collection', { exact: true });
    this.title = this.box.getByLabel('Title');
    this.note = this.box.getByLabel('Note');
    this.save = this.box.getByRole('button', { name: 'Save', exact: true });
    this.delete = this.box.getByRole('button', { name: 'Delete', exact: true });
    this.cancel = this.box.getByRole('button', { name: 'Cancel', exact: true });
  }

  async open(): Promise<void> {
    await this.ribbon.click();
    await this.title.waitFor();
  }
}
