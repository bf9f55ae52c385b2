import type { Locator, Page } from '@playwright/test';
import type { HomePage as HomeData } from '@webdocs/contracts/page/page';
import { searchField } from './search-field.ts';

/** The front page. */
export class HomePage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly search: Locator;
  readonly featured: Locator;
  readonly news: Locator;
  readonly contributions: Locator;
  readonly spotlight: Locator;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.search = searchField(main);
    this.featured = main.getByRole('region', { name: 'Featured articles' });
    this.news = main.getByRole('region', { name: 'Latest news' });
    this.contributions = main.getByRole('region', { name: 'Recent contributions' });
    this.spotlight = main.getByRole('region', { name: 'Contributor spotlight' });
  }

  /** Shows the home page with other data, by a navigation inside the site. */
  async visitWith(hyData: Partial<HomeData['hyData']>): Promise<void> {
    const response = await this.#page.request.get('/en-US/index.json');
    const page = (await response.json()) as HomeData;
    await this.#page.route('**/en-US/index.json', (route) =>
      route.fulfill({ response, json: { ...page, hyData: { ...page.hyData, ...hyData } } }),
    );
    await this.#page.getByRole('banner').getByRole('link').first().click();
    await this.#page.waitForURL('/en-US/');
  }
}
