import type { Locator, Page } from '@playwright/test';

export type PlacementName = 'top' | 'side' | 'bottom' | 'home-main' | 'home-footer';

export const everyPlacement = '[data-slot^="ad-"] > div > section';

/** In a page without a browser. */
export function nameOfPlacement(section: Element): string {
  return section.closest<HTMLElement>('[data-slot]')?.dataset['slot']?.replace('ad-', '') ?? '';
}

/** The five ad placements. */
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

  visible(): Locator {
    return this.all.filter({ visible: true });
  }

  /** Names of those that are filled, in document order. */
  shown(): Promise<string[]> {
    return this.all.evaluateAll((sections) =>
      sections.map((section) => section.closest<HTMLElement>('[data-slot]')?.dataset.slot?.replace('ad-', '') ?? ''),
    );
  }
}
