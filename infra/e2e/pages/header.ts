import type { Locator, Page } from '@playwright/test';
import { HeaderMenu } from './header-menu.ts';

/** What stands above every page. */
export class Header {
  readonly #page: Page;
  readonly banner: Locator;
  readonly logo: Locator;
  readonly search: Locator;
  readonly logIn: Locator;
  readonly signUp: Locator;
  readonly upgrade: Locator;
  readonly maintenanceBadge: Locator;
  readonly mainMenuToggle: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.banner = page.getByRole('banner');
    this.logo = this.banner.getByRole('link').first();
    this.search = this.banner.getByRole('searchbox');
    this.logIn = this.banner.getByRole('link', { name: 'Log in' }).filter({ visible: true });
    this.signUp = this.banner.getByRole('link', { name: 'Sign up for free' });
    this.upgrade = this.banner.getByRole('link', { name: 'Upgrade Now' });
    this.maintenanceBadge = this.banner.getByText('Maintenance ongoing');
    this.mainMenuToggle = this.banner.getByRole('button', { name: /main menu$/ });
  }

  menu(name: string): HeaderMenu {
    return this.#menuBy(this.#page.locator('summary', { hasText: new RegExp(`^${name}`) }));
  }

  /** The menus of the account, the theme and the language show no words where there is no room for them. */
  get theme(): HeaderMenu {
    return this.#menuBy(this.#page.locator('summary[aria-label^="Theme"]'));
  }

  get language(): HeaderMenu {
    return this.#menuBy(this.#page.locator('summary[aria-label^="Language"]'));
  }

  get user(): HeaderMenu {
    return this.#menuBy(this.#page.locator('summary[aria-label^="My "]'));
  }

  get maintenance(): HeaderMenu {
    return this.menu('Maintenance ongoing');
  }

  plainLink(name: string): Locator {
    return this.banner.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
  }

  #menuBy(summary: Locator): HeaderMenu {
    return new HeaderMenu(this.#page, this.banner.locator('details').filter({ has: summary }));
  }
}
