import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import * as site from '../../site-links.ts';
import { menusFor, userMenuFor, type MenuLink, type Visit } from './menu-entries.ts';

const siteLinks: readonly string[] = Object.values(site);

const anonymous: Session = { ...unknownSession, status: 'anonymous' };
const reader: Session = { ...unknownSession, status: 'signed-in', isAuthenticated: true };
const subscriber: Session = { ...reader, isSubscriber: true, subscriptionType: 'mdn_plus_5m' };
const configuration: Visit['configuration'] = {
  features: { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true },
  readOnly: false,
  newUntil: { updates: '2025-07-01', newsletter: '2023-03-08', tools: '2027-03-31' },
  addresses: {
    compat: '',
    updates: '',
    observatory: '',
    examples: '',
    play: '',
    identity: '',
    repository: '',
    support: 'https://support.example',
    feedback: 'https://issues.example',
  },
};

function visit(change: Partial<Visit> = {}, features: Partial<Visit['configuration']['features']> = {}, readOnly = false): Visit {
  return {
    locale: 'fr',
    configuration: { ...configuration, readOnly, features: { ...configuration.features, ...features } },
    session: anonymous,
    now: Date.parse('2030-01-01'),
    viewed: [],
    ...change,
  };
}

const addresses = (links: readonly MenuLink[] = []) => links.map(({ href }) => href);
const menu = (id: string, given = visit()) => menusFor(given).find((one) => one.id === id);
const at = (day: string) => ({ now: Date.parse(day) });

test('the menus are in one order for all readers', () => {
  const order = ['guides', 'references', 'plus', 'curriculum', 'blog', 'tools'];
  for (const session of [unknownSession, anonymous, reader, subscriber])
    expect(menusFor(visit({ session })).map(({ id }) => id)).toEqual(order);
});

test('Guides leads to what teaches', () => {
  expect(addresses(menu('guides')?.links)).toEqual([
    '/fr/docs/Learn',
    '/fr/docs/Learn/HTML',
    '/fr/docs/Learn/CSS',
    '/fr/docs/Learn/JavaScript',
    '/fr/docs/Web/Accessibility',
  ]);
});

test('what is not translated is linked in English', () => {
  const given = visit({ configuration: { ...configuration, onlyInEnglish: ['/docs/Web/API', '/docs/Learn/CSS'] } });
  expect(addresses(menu('guides', given)?.links)).toEqual([
    '/fr/docs/Learn',
    '/fr/docs/Learn/HTML',
    '/en-US/docs/Learn/CSS',
    '/fr/docs/Learn/JavaScript',
    '/fr/docs/Web/Accessibility',
  ]);
  expect(addresses(menu('references', given)?.links)).toContain('/en-US/docs/Web/API');
});

test('every document in a menu is known as one whose translation is looked for', () => {
  const documents = menusFor(visit()).flatMap(({ links }) => addresses(links).filter((href) => href.startsWith('/fr/docs/')));
  expect(documents.filter((href) => !siteLinks.includes(href.slice('/fr'.length)))).toEqual([]);
});

test('every page of the site in a menu is known as one that may be missing', () => {
  const staff = visit({ session: { ...subscriber, isStaff: true } });
  const links = [...menusFor(staff).flatMap(({ href, links: below }) => [...(href ? [href] : []), ...addresses(below)])];
  const own = [...links, ...addresses(userMenuFor(staff))].filter((href) => href.startsWith('/'));
  expect(own.filter((href) => !siteLinks.includes(pathWithoutLocale(href)))).toEqual([]);
});

test('a page that is missing is led to by no menu', () => {
  const absent = ['/plus/ai-help', '/plus/updates', '/observatory', '/blog/'];
  const given = visit({ session: reader, configuration: { ...configuration, absent } });
  expect(addresses(menu('plus', given)?.links)).toEqual([
    '/fr/plus',
    '/fr/plus/collections',
    '/en-US/plus/docs/features/overview',
    '/en-US/plus/docs/faq',
  ]);
  expect(addresses(menu('tools', given)?.links)).toEqual(['/fr/play']);
  expect(menu('blog', given)).toBeUndefined();
  expect(userMenuFor(given).map(({ id }) => id)).toEqual(['collections', 'settings', 'help', 'feedback']);
});

test('a menu of nothing but missing pages is not there', () => {
  const given = visit({ configuration: { ...configuration, absent: [...siteLinks] } as Visit['configuration'] });
  expect(menusFor(given)).toEqual([]);
});

test('References leads to what is looked up', () => {
  expect(addresses(menu('references')?.links)).toEqual([
    '/fr/docs/Web',
    '/fr/docs/Web/HTML',
    '/fr/docs/Web/CSS',
    '/fr/docs/Web/JavaScript',
    '/fr/docs/Web/HTTP',
    '/fr/docs/Web/API',
    '/fr/docs/Mozilla/Add-ons/WebExtensions',
  ]);
});

test('Curriculum and Blog are links, in English whatever the language', () => {
  expect(menu('curriculum')).toMatchObject({ href: '/en-US/curriculum/', links: [] });
  expect(menu('blog')).toMatchObject({ href: '/en-US/blog/', links: [] });
});

test('Tools leads to the playground, the observatory and AI Help', () => {
  expect(addresses(menu('tools')?.links)).toEqual(['/fr/play', '/fr/observatory', '/fr/plus/ai-help']);
});

describe('the Plus menu', () => {
  const forVisitors = ['/fr/plus', '/fr/plus/ai-help', '/fr/plus/updates', '/en-US/plus/docs/features/overview', '/en-US/plus/docs/faq'];
  const forReaders = ['/fr/plus', '/fr/plus/ai-help', '/fr/plus/collections', ...forVisitors.slice(2)];

  test('has Collections for those who are signed in only', () => {
    expect(addresses(menu('plus', visit({ session: anonymous }))?.links)).toEqual(forVisitors);
    expect(addresses(menu('plus', visit({ session: { ...unknownSession, status: 'unavailable' } }))?.links)).toEqual(forVisitors);
    expect(addresses(menu('plus', visit({ session: reader }))?.links)).toEqual(forReaders);
    expect(addresses(menu('plus', visit({ session: subscriber }))?.links)).toEqual(forReaders);
  });

  test('keeps Collections ready but unseen while the session is unknown', () => {
    const links = menu('plus', visit({ session: unknownSession }))?.links ?? [];
    expect(links.filter(({ onlySignedIn }) => onlySignedIn).map(({ href }) => href)).toEqual(['/fr/plus/collections']);
  });

  test.each([unknownSession, anonymous, reader, subscriber])('has no Collections in read-only mode', (session) => {
    expect(addresses(menu('plus', visit({ session }, {}, true))?.links)).toEqual(forVisitors);
  });

  test('is absent where Plus is switched off, and AI Help with it', () => {
    const given = visit({ session: subscriber }, { plus: false });
    expect(menu('plus', given)).toBeUndefined();
    expect(JSON.stringify(menusFor(given))).not.toContain('/plus');
  });
});

test('AI Help and the observatory have no link where they are switched off', () => {
  expect(JSON.stringify(menusFor(visit({}, { aiHelp: false })))).not.toContain('ai-help');
  expect(JSON.stringify(menusFor(visit({}, { observatory: false })))).not.toContain('observatory');
});

describe('what is new', () => {
  const updatesMark = (given: Visit) => menu('plus', given)?.links.find(({ id }) => id === 'updates')?.mark;
  const observatoryMark = (given: Visit) => menu('tools', given)?.links.find(({ id }) => id === 'tools-observatory')?.mark;

  test('Updates has its dot until the day in the configuration, and no more on it', () => {
    expect(updatesMark(visit(at('2025-06-30T23:59:59.999Z')))).toBe('new-feature');
    expect(updatesMark(visit(at('2025-07-01T00:00:00.000Z')))).toBeUndefined();
  });

  test('Updates has no dot for those who have been there', () => {
    expect(updatesMark(visit({ ...at('2025-06-01'), viewed: ['plus_updates_v2'] }))).toBeUndefined();
    expect(updatesMark(visit({ ...at('2025-06-01'), viewed: ['plus_newsletter', 'plus_ai_help'] }))).toBe('new-feature');
  });

  test('Tools and Observatory are marked until their day', () => {
    const before = visit(at('2027-03-30'));
    const after = visit(at('2027-03-31'));
    expect([menu('tools', before)?.isNew, observatoryMark(before)]).toEqual([true, 'new']);
    expect([menu('tools', after)?.isNew, observatoryMark(after)]).toEqual([false, undefined]);
  });

  test('nothing is marked while the page does not know the time', () => {
    const given = visit({ now: undefined, session: subscriber });
    const marks = [...menusFor(given).flatMap(({ links }) => links), ...userMenuFor(given)].map(({ mark }) => mark);
    expect(marks.filter(Boolean)).toEqual([]);
    expect(menu('tools', given)?.isNew).toBe(false);
  });
});

describe('the user menu', () => {
  test('leads to everything that is the reader’s own', () => {
    expect(addresses(userMenuFor(visit({ session: reader })))).toEqual([
      '/fr/plus/collections',
      '/fr/plus/updates',
      '/en-US/plus/settings',
      'https://support.example',
      'https://issues.example',
    ]);
  });

  test('leads staff, and no other user, to the page of the staff', () => {
    expect(addresses(userMenuFor(visit({ session: { ...reader, isStaff: true } })))).toContain('/fr/plus/staff');
    for (const session of [unknownSession, anonymous, reader, subscriber])
      expect(JSON.stringify([userMenuFor(visit({ session })), menusFor(visit({ session }))])).not.toContain('staff');
  });

  test('is absent in read-only mode and without Plus', () => {
    expect(userMenuFor(visit({ session: subscriber }, {}, true))).toEqual([]);
    expect(userMenuFor(visit({ session: subscriber }, { plus: false }))).toEqual([]);
  });

  test('points subscribers without the newsletter to the settings, until they have seen it there or early March 2023', () => {
    const mark = (session: Session, day: string, features = {}) =>
      userMenuFor(visit({ session, ...at(day) }, features)).find(({ id }) => id === 'settings')?.mark;
    const withNewsletter = { ...subscriber, settings: { ...subscriber.settings, mdnplusNewsletter: true } };
    expect(mark(subscriber, '2023-03-07')).toBe('new-feature');
    expect(mark(subscriber, '2023-03-08')).toBeUndefined();
    expect(mark(withNewsletter, '2023-03-07')).toBeUndefined();
    expect(mark(reader, '2023-03-07')).toBeUndefined();
    const seen = userMenuFor(visit({ session: subscriber, ...at('2023-03-07'), viewed: ['plus_newsletter'] }));
    expect(seen.find(({ id }) => id === 'settings')?.mark).toBeUndefined();
    expect(mark(subscriber, '2023-03-07', { newsletter: false })).toBeUndefined();
  });
});

test('a page that asks for it has a link at the end of its menu, under its own name', () => {
  const menuLinks = [{ menu: 'tools', href: '/fr/games', text: 'Jeux' }];
  expect(menu('tools', visit({ configuration: { ...configuration, menuLinks } }))?.links.at(-1)).toMatchObject({
    href: '/fr/games',
    text: 'Jeux',
  });
});
