import type { Locator, Page } from '@playwright/test';

export type PlacementName = 'top' | 'side' | 'bottom' | 'home-main' | 'home-footer';

export const everyPlacement = '[data-slot^="ad-"] > div > section';

/** In a page without a browser. */
export function nameOfPlacement(section: Element): string {
  return section.closest<HTMLElement>('[data-slot]')?.dataset['slot']?.replace('ad-', '') ?? '';
}

/** The five places for a message. */
export class Placements {
  readonly #page: Page;
  readonly all: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.all = page.locator(everyPlacement);
  }

  at(name: PlacementName): Locator {
    return this.#page.locator(`[data-slot="ad-${name}"]`).getByRole('region');
  }

  /** Names of those that hold something, in the order in which they are in the page. */
  shown(): Promise<string[]> {
    return this.all.evaluateAll((sections) =>
      sections.map((section) => section.closest<HTMLElement>('[data-slot]')?.dataset.slot?.replace('ad-', '') ?? ''),
    );
  }
}
