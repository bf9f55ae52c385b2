import type { BrowserContext, Page } from '@playwright/test';
import { noProgress } from '@webdocs/contracts/reader/learning-progress';
import type { Whoami } from '@webdocs/contracts/api/visitor';

const signedIn: Whoami = {
  username: 'reader',
  is_authenticated: true,
  email: 'reader@example.org',
  is_subscriber: false,
  subscription_type: 'core',
  geo: { country: 'Iceland', country_iso: 'IS' },
  settings: { ai_help_history: null, collections_last_modified_time: null, mdnplus_newsletter: false, no_ads: false },
};

/** What the API says about the user. */
export const readers = {
  anonymous: { geo: { country: 'Iceland', country_iso: 'IS' } },
  signedIn,
  subscriber: { ...signedIn, is_subscriber: true, subscription_type: 'mdn_plus_5m' },
  withoutAds: {
    ...signedIn,
    is_subscriber: true,
    subscription_type: 'mdn_plus_5m',
    settings: { ...signedIn.settings, no_ads: true },
  },
} as const satisfies Record<string, Whoami>;

/** Answers to the calls of account pages, in addition to whoami. */
const belongings: Readonly<Record<string, object>> = {
  '**/api/v1/learning/': noProgress,
  '**/api/v1/ping': {},
  '**/api/v2/collections/': [],
  '**/api/v2/collections/lookup/*': { results: [] },
  '**/api/v1/plus/newsletter/': { subscribed: false },
  '**/api/v2/watches/': { watches: [], digest: 'weekly', can_mail: true },
  '**/api/v2/watches/news/': { news: [], new_count: 0 },
  '**/api/v1/sessions/': {
    sessions: [
      {
        id: '0f0e0d0c-0b0a-4908-8706-050403020100',
        browser: 'Chrome',
        system: 'Linux',
        last_used: '2026-11-20T10:00:00.000Z',
        is_current: true,
      },
    ],
  },
  '**/api/v1/plus/subscription/': {
    plan: 'core',
    state: 'none',
    current_period_end: null,
    cancel_at_period_end: false,
    is_practice: true,
  },
};

/** Shows a page to a user that no demonstration account matches: with a picture, under maintenance, or with a future plan. */
export async function visitAs(page: Page | BrowserContext, whoami: Whoami): Promise<void> {
  await page.route('**/api/v1/whoami', (route) => route.fulfill({ json: whoami }));
  if (whoami.is_authenticated)
    for (const [address, json] of Object.entries(belongings)) await page.route(address, (route) => route.fulfill({ json }));
}

/** The API answers, but cannot say who the user is. */
export async function visitWhileWhoamiFails(page: Page, status = 500): Promise<void> {
  await page.route('**/api/v1/whoami', (route) => route.fulfill({ status, json: { code: status, message: 'no', error: 'no' } }));
}

/** The browser itself says so in the console when a call fails. */
export const failedCall = /Failed to load resource: the server responded with a status of 5\d\d .*\/api\/v1\/whoami$/;
