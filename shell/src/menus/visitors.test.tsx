/** @jest-environment jsdom */
import type { Whoami } from '@webdocs/contracts/api/visitor';
import type { Page } from '@webdocs/contracts/page/page';
import { planFeatures, type SubscriptionType } from '@webdocs/contracts/reader/plans';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { act } from '@testing-library/react';
import { sessionFrom } from '../session/session-from.ts';

const { server: shell, inBrowser } = remoteUnderTest();
const headerInBrowser = inBrowser('header');
const page: Page = { renderer: 'Spa', url: '/en-US/docs/Web', slug: 'x', pageTitle: 'A page' };

const member = (plan: SubscriptionType, more: Partial<Whoami> = {}): Whoami => ({
  geo: { country: 'Iceland', country_iso: 'IS' },
  username: 'ada',
  email: 'ada@example.org',
  is_authenticated: true,
  is_subscriber: plan !== 'core',
  subscription_type: plan,
  features: [...planFeatures[plan]],
  ...more,
});
const anonymous: Whoami = { geo: { country: 'Iceland', country_iso: 'IS' } };

interface Entries {
  /** What is in the box of the account, for whichever mark is on the root. */
  readonly account: readonly string[];
  readonly plus: readonly string[];
  readonly user: readonly string[];
}
const plus = ['Overview', 'AI Help', 'Updates', 'Documentation', 'FAQ'];
const withCollections = ['Overview', 'AI Help', 'Collections', 'Updates', 'Documentation', 'FAQ'];
const buttons = ['Log in', 'Sign up for free', 'Upgrade Now'];
const user = ['Collections', 'Updates', 'My Settings', 'Help', 'Feedback'];
const visitor: Entries = { account: buttons, plus, user };
const maintenance = 'Back at noon';
const closed = { account: [`Maintenance ongoing${maintenance}`], user: [] };
const reader: Entries = { account: buttons, plus: withCollections, user };

beforeEach(() => {
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});

interface Row {
  readonly who: string;
  readonly whoami: Whoami;
  readonly expected: Entries;
  readonly readOnly?: true;
}
const rows: readonly Row[] = [
  { who: 'an anonymous visitor', whoami: anonymous, expected: visitor },
  { who: 'a reader of Core', whoami: member('core'), expected: reader },
  { who: 'a subscriber of Plus 5, paid monthly', whoami: member('mdn_plus_5m'), expected: reader },
  { who: 'a subscriber of Plus 5, paid yearly', whoami: member('mdn_plus_5y'), expected: reader },
  { who: 'Supporter 10, paid monthly', whoami: member('mdn_plus_10m'), expected: reader },
  { who: 'Supporter 10, paid yearly', whoami: member('mdn_plus_10y'), expected: reader },
  { who: 'a reader whose subscription has ended', whoami: member('core', { subscriber_number: 7 }), expected: reader },
  {
    who: 'staff',
    whoami: member('core', { is_staff: true }),
    expected: { ...reader, user: [...user.slice(0, 3), 'Staff', ...user.slice(3)] },
  },
  { who: 'an anonymous visitor of a site that is read only', whoami: anonymous, expected: { ...visitor, user: [] }, readOnly: true },
  { who: 'a subscriber of a site that is read only', whoami: member('mdn_plus_5y'), expected: { ...visitor, user: [] }, readOnly: true },
  { who: 'an anonymous visitor during maintenance', whoami: { ...anonymous, maintenance }, expected: { ...visitor, ...closed } },
  { who: 'a subscriber during maintenance', whoami: member('mdn_plus_5y', { maintenance }), expected: { ...reader, ...closed } },
];

test.each(rows)('$who finds in the header what is for them', async ({ whoami, expected, readOnly = false }) => {
  const wish = { page, configuration: { readOnly } };
  const mounted = await mountInBrowser(headerInBrowser, 'shell/header', wish, await renderOnServer(shell, 'header', wish));
  await act(async () => mounted.bus.publish('session/changed', sessionFrom(whoami)));
  expect(entriesOf(mounted)).toEqual(expected);
  await mounted.unmount();
});

function entriesOf({ element }: MountedPart): Entries {
  const menuOf = (name: RegExp) =>
    [...element.querySelectorAll('details')].find((one) => name.test(one.querySelector('summary')?.textContent ?? ''));
  const box = element.querySelector('.account');
  const userMenu = menuOf(/^My /);
  const linksOf = (menu: Element | undefined) =>
    [...(menu?.querySelectorAll('li') ?? [])].map((row) => row.querySelector('a')?.textContent ?? '');
  return {
    account: [...(box?.children ?? [])].filter((one) => one !== userMenu).map(({ textContent }) => textContent ?? ''),
    plus: linksOf(menuOf(/^Plus$/)),
    user: linksOf(userMenu),
  };
}
