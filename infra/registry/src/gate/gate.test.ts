import type { Release } from '@webdocs/contracts/remote/release';
import { buildRelease } from '@webdocs/testing/release-builder';
import { incompatibilities } from './gate.ts';

const shell = buildRelease().release;
const docs = buildRelease({ name: 'mfe-docs' }).release;
const release = (wish: Parameters<typeof buildRelease>[0]) => buildRelease(wish).release;
const part = { module: './page', fallback: { kind: 'nothing' as const }, budgetKb: 1 };

test('a release that fits is let in, first or as a replacement', () => {
  expect(incompatibilities(shell, [])).toEqual([]);
  expect(incompatibilities(docs, [shell])).toEqual([]);
  expect(incompatibilities(release({ name: 'mfe-docs', version: '1.1.0' }), [shell, docs])).toEqual([]);
});

test('a remote built against another React major is refused, and both versions are named', () => {
  const old = release({ name: 'mfe-docs', shared: { react: '^18.2.0' } });
  expect(incompatibilities(old, [shell])).toEqual(['it was built against react ^18.2.0, shell 1.0.0 provides 19.3.1']);
});

test('a shell that leaves the range of a live remote is refused', () => {
  const next = release({ version: '2.0.0', shared: { react: '20.0.0', '@webdocs/remote-kit': '1.0.0' } });
  expect(incompatibilities(next, [shell, docs])).toEqual([
    'the live mfe-docs 1.0.0 was built against react ^19.3.0, shell 2.0.0 provides 20.0.0',
  ]);
});

test('a package that the shell does not provide is refused', () => {
  const greedy = release({ name: 'mfe-docs', shared: { react: '^19.3.0', 'left-over': '^1.0.0' } });
  expect(incompatibilities(greedy, [shell])).toEqual(['it was built against left-over ^1.0.0, which shell 1.0.0 does not provide']);
});

test('a range that cannot be read is refused rather than trusted', () => {
  const vague = release({ name: 'mfe-docs', shared: { react: '>18 <20' } });
  expect(incompatibilities(vague, [shell])).toHaveLength(1);
});

test('two remotes cannot claim one route, whatever they call its variables', () => {
  const rival = release({ name: 'mfe-plus', definition: { routes: [{ pattern: '/:locale/docs/+', part: 'page' }] } });
  expect(incompatibilities(rival, [shell, docs])).toEqual(['route /:locale/docs/+ belongs to the live mfe-docs 1.0.0']);
  const english = release({ name: 'mfe-plus', definition: { routes: [{ pattern: '/en-US/docs/*', part: 'page' }] } });
  expect(incompatibilities(english, [shell, docs])).toEqual(['route /en-US/docs/* belongs to the live mfe-docs 1.0.0']);
  const generic = release({ name: 'mfe-plus', definition: { routes: [{ pattern: '/:locale/:page', part: 'page' }] } });
  expect(incompatibilities(generic, [shell, docs])).toEqual(['route /:locale/:page belongs to the live shell 1.0.0']);
});

test('a more specific route beside a general one is allowed', () => {
  const specific = release({ name: 'mfe-plus', definition: { routes: [{ pattern: '/:locale/plus', part: 'page' }] } });
  expect(incompatibilities(specific, [shell, docs])).toEqual([]);
});

test('a slot may be filled before it is opened', () => {
  const bareShell = release({ definition: { opens: [] } });
  const plus = release({ name: 'mfe-plus', definition: { fills: [{ slot: 'bookmark', part: 'page', on: ['/:locale/docs/*'] }] } });
  expect(incompatibilities(plus, [bareShell, docs])).toEqual([]);
});

test('a slot that a live remote fills cannot be taken away', () => {
  const bareShell = release({ version: '1.1.0', definition: { opens: [] } });
  const plus = release({ name: 'mfe-plus', definition: { fills: [{ slot: 'bookmark', part: 'page', on: ['/:locale/docs/*'] }] } });
  expect(incompatibilities(bareShell, [shell, plus])).toEqual(['it no longer opens slot bookmark, which the live mfe-plus 1.0.0 fills']);
});

test('a version of an event that the contract does not have is refused', () => {
  const ahead = release({ name: 'mfe-docs', definition: { publishes: [{ event: 'document/opened', version: 2 }] } });
  expect(incompatibilities(ahead, [shell])).toEqual(['it speaks version 2 of event document/opened, the contract has version 1']);
  const strange = release({ name: 'mfe-docs', definition: { consumes: [{ event: 'toString', version: 1 }] } });
  expect(incompatibilities(strange, [shell])).toEqual([
    'event toString, which it consumes, is not in shared/contracts/src/events/event.ts and no remote can have it',
  ]);
});

test('a live remote that still speaks another version of an event is named', () => {
  const behind = release({ name: 'mfe-ads', definition: { consumes: [{ event: 'document/opened', version: 0 }] } });
  const now = release({ name: 'mfe-docs', definition: { publishes: [{ event: 'document/opened', version: 1 }] } });
  expect(incompatibilities(now, [shell, behind])).toEqual(['the live mfe-ads 1.0.0 speaks version 0 of event document/opened']);
});

const scored = (version = 1) => ({ version, payload: { type: 'object' as const, properties: { points: { type: 'number' as const } } } });

test('a remote has events and slots of its own, and another one may use them before or after', () => {
  const games = release({
    name: 'mfe-games',
    definition: { events: { 'games/scored': scored() }, publishes: [{ event: 'games/scored', version: 1 }], opens: ['games/board'] },
  });
  const plus = release({
    name: 'mfe-plus',
    definition: {
      consumes: [{ event: 'games/scored', version: 1 }],
      fills: [{ slot: 'games/board', part: 'page', on: ['/:locale/games/*'] }],
    },
  });
  expect(incompatibilities(games, [shell])).toEqual([]);
  expect(incompatibilities(plus, [shell])).toEqual([]);
  expect(incompatibilities(plus, [shell, games])).toEqual([]);
  expect(incompatibilities(games, [shell, plus])).toEqual([]);
});

test('what a remote has for itself is called after it', () => {
  const games = release({
    name: 'mfe-games',
    definition: {
      events: { 'plus/scored': scored(), 'games/lost': scored(2) },
      publishes: [
        { event: 'games/lost', version: 1 },
        { event: 'games/won', version: 1 },
      ],
      opens: ['plus/board'],
    },
  });
  expect(incompatibilities(games, [shell])).toEqual([
    'its event plus/scored has to be called games/…, and not as one of shared/contracts/src/events/event.ts',
    'its slot plus/board has to be called games/…, or as one of shared/contracts/src/remote/slot.ts',
    'event games/won, which it publishes, is neither in shared/contracts/src/events/event.ts nor under its events',
    'it speaks version 1 of event games/lost, the contract has version 2',
  ]);
});

test('a remote that is called like shared events has none of its own, and none can be subscribed to', () => {
  const session = release({
    name: 'mfe-session',
    definition: { events: { 'session/expired': scored() }, publishes: [{ event: 'session/expired', version: 1 }] },
  });
  expect(incompatibilities(session, [shell])).toEqual([
    'its event session/expired cannot be its own: session/… are events of shared/contracts/src/events/event.ts',
  ]);
  const plus = release({ name: 'mfe-plus', definition: { consumes: [{ event: 'session/expired', version: 1 }] } });
  expect(incompatibilities(plus, [shell])).toEqual([
    'event session/expired, which it consumes, is not in shared/contracts/src/events/event.ts and no remote can have it',
  ]);
});

test('a remote that consumes another version of an event than its owner has is named', () => {
  const plus = release({ name: 'mfe-plus', definition: { consumes: [{ event: 'games/scored', version: 1 }] } });
  const games = release({ name: 'mfe-games', definition: { events: { 'games/scored': scored(2) } } });
  expect(incompatibilities(games, [shell, plus])).toEqual(['the live mfe-plus 1.0.0 speaks version 1 of event games/scored']);
  expect(incompatibilities(plus, [shell, games])).toEqual(['the live mfe-games 1.0.0 speaks version 2 of event games/scored']);
});

test('a part that routes or slots need cannot vanish', () => {
  const partless = release({ name: 'mfe-docs', definition: { parts: {}, fills: [{ slot: 'compat-table', part: 'table', on: ['/'] }] } });
  expect(incompatibilities(partless, [shell, docs])).toEqual([
    'route /:locale/docs/* needs part page, which it does not have',
    'slot compat-table needs part table, which it does not have',
  ]);
});

test('a shell without the frame of every page is refused', () => {
  const headless = release({ version: '1.1.0', definition: { routes: [], parts: { footer: part, notices: part, 'not-found': part } } });
  expect(incompatibilities(headless, [shell])).toEqual(['the frame of every page needs part header, which it does not have']);
});

test('a part without a script and a file that is not there are refused', () => {
  const hollow = { ...docs, parts: {} };
  expect(incompatibilities(hollow, [shell])).toEqual(['part page is declared but has no script']);
  const dangling = { ...docs, entry: 'client/gone.js' };
  expect(incompatibilities(dangling, [shell])).toEqual(['client/gone.js is named but not among its files']);
});

test('a release under a name that is not its own is refused', () => {
  const borrowed = { ...docs, definition: { ...docs.definition, name: 'mfe-ads' } };
  expect(incompatibilities(borrowed, [shell])).toEqual(['its definition belongs to mfe-ads']);
});

test('a name that begins with the name of a live remote is refused, either way round', () => {
  const [plus, more, other] = ['mfe-plus', 'mfe-plus-more', 'mfe-plusmore'].map((name) => release({ name })) as [Release, Release, Release];
  expect(incompatibilities(more, [shell, plus])).toEqual([
    'its name and that of the live mfe-plus begin alike, and so would the classes of their styles',
  ]);
  expect(incompatibilities(plus, [shell, more])).toHaveLength(1);
  expect(incompatibilities(other, [shell, plus])).toEqual([]);
});
