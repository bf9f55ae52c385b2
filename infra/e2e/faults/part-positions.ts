import { expect, type Page } from '@playwright/test';
import { searchField } from '../pages/search-field.ts';

/** Where a part of a remote is in a page, and what a reader must still find there after it failed. */
export interface Place {
  /** Its name in titles of tests. */
  readonly title: string;
  readonly remote: string;
  readonly part: string;
  readonly address: string;
  /** What the reader keeps when the part fails in the browser: the HTML of the server. */
  readonly keeps: (page: Page) => Promise<void>;
  /** What is left after navigating without a reload, where that is less. */
  readonly keepsLater?: (page: Page) => Promise<void>;
  /** What is there when the part fails on the server, in HTML without any script. */
  readonly fallback: (page: Page) => Promise<void>;
  /** The element of the document that names the part and its version. */
  readonly container: (version: string) => string;
}

/** A short one: a story loads it several times. */
const document = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap';
const title = 'Array.prototype.flatMap()';
const post = '/en-US/blog/text-before-script/';

export const documentPlace: Place = {
  title: 'a document',
  ...mainPart('mfe-docs', 'page', document),
  keeps: async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  },
  fallback: (page) => expectPlainDocument(page, title),
};

export const postPlace: Place = {
  title: 'a post',
  ...mainPart('mfe-blog-curriculum', 'blog', post),
  keeps: async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Text comes before script' })).toBeVisible();
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  },
  fallback: (page) => expectPlainDocument(page, 'Text comes before script'),
};

const searchBoxPlace: Place = {
  title: 'the search box',
  ...slotPart('mfe-search', 'box', document, 'search-box'),
  keeps: expectSearchForm,
  fallback: async (page) => {
    await expect(page.locator('[data-slot=search-box] form.fallback-form')).toBeVisible();
    await expectSearchForm(page);
  },
};

const placementPlace: Place = {
  title: 'a placement',
  ...slotPart('mfe-ads', 'placement', document, 'ad-top'),
  keeps: async (page) => expect(page.locator('[data-slot=ad-top]').getByRole('link').first()).toBeVisible(),
  fallback: async (page) => {
    const box = page.locator('[data-slot=ad-top] .fallback-box');
    await expect(box).toBeEmpty();
    expect((await box.boundingBox())?.height, 'its room stays').toBeGreaterThan(0);
  },
};

const bookmarkPlace: Place = {
  title: 'the bookmark ribbon',
  ...slotPart('mfe-plus', 'bookmark', document, 'bookmark'),
  // What is in it is beside the text, and takes no room in it.
  container: (version) => `${slotPart('mfe-plus', 'bookmark', document, 'bookmark').container(version)} a`,
  keeps: async (page) => expect(page.locator('[data-slot=bookmark]').getByRole('link')).toBeVisible(),
  keepsLater: async (page) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
  fallback: async (page) => expect(page.locator('[data-slot=bookmark]')).toBeEmpty(),
};

const places: readonly Place[] = [documentPlace, searchBoxPlace, placementPlace, postPlace, bookmarkPlace];

const isWhole = process.env.SOAK === 'faults';
/** The remotes that are tested with every fault: in each run one whose build takes 13 s of processor time (mfe-docs: 39), all of them in the soak. */
export const everyRemote = isWhole ? places : [postPlace];

function mainPart(remote: string, part: string, address: string) {
  return {
    remote,
    part,
    address,
    container: (version: string) => `#content > [id^="single-spa-application:${remote}@${version}/${part}"]:not([hidden])`,
  };
}

function slotPart(remote: string, part: string, address: string, slot: string) {
  return {
    remote,
    part,
    address,
    container: (version: string) => `[data-slot="${slot}"] > [data-filler="${remote}@${version}/${part}"]:not([hidden])`,
  };
}

async function expectPlainDocument(page: Page, heading: string): Promise<void> {
  const plain = page.locator('article.fallback-document');
  await expect(plain.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(plain.locator('p').first()).toBeVisible();
}

async function expectSearchForm(page: Page): Promise<void> {
  const search = page.getByRole('banner').getByRole('search');
  await expect(searchField(search)).toBeVisible();
  await expect(search).toHaveAttribute('action', '/en-US/search');
}
