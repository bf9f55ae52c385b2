import type { Locator, Page } from '@playwright/test';
import { HeaderMenu } from './header-menu.ts';
import { searchField } from './search-field.ts';

/** Names of the header's own menus: the first words of each. */
export interface HeaderWords {
  readonly logIn: string;
  readonly signUp: string;
  readonly upgrade: string;
  readonly theme: string;
  readonly language: string;
  readonly rememberLanguage: string;
}

const english: HeaderWords = {
  logIn: 'Log in',
  signUp: 'Sign up for free',
  upgrade: 'Upgrade Now',
  theme: 'Theme',
  language: 'Language',
  rememberLanguage: 'Always use this language',
};

export const french: HeaderWords = {
  logIn: 'Se connecter',
  signUp: 'S’inscrire',
  upgrade: 'Changer de formule',
  theme: 'Thème',
  language: 'Langue',
  rememberLanguage: 'Toujours utiliser cette langue',
};

/** The header of every page. */
export class Header {
  readonly #page: Page;
  readonly #words: HeaderWords;
  readonly banner: Locator;
  readonly logo: Locator;
  readonly search: Locator;
  readonly logIn: Locator;
  readonly signUp: Locator;
  readonly upgrade: Locator;
  readonly maintenanceBadge: Locator;
  readonly mainMenuToggle: Locator;

  constructor(page: Page, words: HeaderWords = english) {
    this.#page = page;
    this.#words = words;
    this.banner = page.getByRole('banner');
    this.logo = this.banner.getByRole('link').first();
    this.search = searchField(this.banner);
    this.logIn = this.banner.getByRole('link', { name: words.logIn }).filter({ visible: true });
    this.signUp = this.banner.getByRole('link', { name: words.signUp });
    this.upgrade = this.banner.getByRole('link', { name: words.upgrade });
    this.maintenanceBadge = this.banner.getByText('Maintenance ongoing');
    this.mainMenuToggle = this.banner.getByRole('button', { name: /main menu$/ });
  }

  menu(name: string): HeaderMenu {
    return this.#menuBy(this.#page.locator('summary', { hasText: new RegExp(`^${name}`) }));
  }

  /** The menus of the account, the theme and the language show no words where there is no room for them. */
  get theme(): HeaderMenu {
    return this.#menuBy(this.#page.locator(`summary[aria-label^="${this.#words.theme}"]`));
  }

  get language(): HeaderMenu {
    return this.#menuBy(this.#page.locator(`summary[aria-label^="${this.#words.language}"]`));
  }

  get rememberLanguage(): Locator {
    return this.language.box.getByLabel(this.#words.rememberLanguage);
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
