import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

// No sidebar looks at the open data, which takes long to read.
const withoutData = { modulesFolders: [] };
const page = (slug: string, title: string, pageType: string, more: Record<string, string> = {}, body = '{{APIRef("Tea API")}}Text') =>
  [`files/en-us/${slug.toLowerCase()}/index.md`, documentText(slug, title, body, { 'page-type': `web-api-${pageType}`, ...more })] as const;

const kettle = [
  page('Web/API/Tea_API', 'Tea API', 'overview', {}, '{{DefaultAPISidebar("Tea API")}}Text'),
  page('Web/API/Tea_API/Brewing', 'Brewing tea', 'guide', { 'page-type': 'guide' }, '{{DefaultAPISidebar("Tea API")}}Text'),
  page('Web/API/Tea_API/Newest', 'Newest guide', 'guide', { 'page-type': 'guide' }, '{{DefaultAPISidebar("Tea API")}}Text'),
  page('Web/API/Kettle', 'Kettle', 'interface'),
  page('Web/API/Kettle/Kettle', 'Kettle: Kettle() constructor', 'constructor', { 'short-title': 'Kettle()' }),
  page('Web/API/Kettle/boil', 'Kettle: boil() method', 'instance-method', { 'short-title': 'boil()', status: '[experimental]' }),
  page('Web/API/Kettle/of_static', 'Kettle: of() static method', 'static-method', { 'short-title': 'of()' }),
  page('Web/API/Kettle/heat', 'Kettle: heat property', 'instance-property', { 'short-title': 'heat' }),
  page('Web/API/Kettle/steam', 'Kettle: steam property', 'instance-property', { 'short-title': 'steam' }),
  page('Web/API/Kettle/whistle_event', 'Kettle: whistle event', 'event', { 'short-title': 'whistle' }),
  page('Web/API/Vessel', 'Vessel', 'interface'),
  page('Web/API/Pot', 'Pot', 'interface'),
  page('Web/API/Pot/pour', 'Pot: pour() method', 'instance-method', { 'short-title': 'pour()' }),
];
const tables = {
  'files/jsondata/GroupData.json': JSON.stringify([
    {
      'Tea API': {
        overview: ['Tea API'],
        guides: ['/docs/Web/API/Tea_API/Brewing'],
        interfaces: ['Kettle', 'Pot', 'Samovar'],
        methods: ['Pot.pour()', 'Kettle.of()'],
        properties: [],
        events: ['Kettle: whistle'],
      },
    },
  ]),
  'files/jsondata/InterfaceData.json': JSON.stringify([
    { Kettle: { inh: 'Pot', impl: ['Handle'] }, Pot: { inh: 'Vessel' }, Vessel: { inh: 'Kettle' } },
  ]),
  'files/jsondata/L10n-Common.json': JSON.stringify({
    Events: { 'en-US': 'Events', fr: 'Événements' },
    Related_pages: { 'en-US': 'Related pages for $1' },
  }),
};
const files = { ...Object.fromEntries(kettle), ...tables };
const sidebarOf = async (slug: string, more: Record<string, string> = {}, locale = 'en-US') =>
  (await (await openedContent({ ...files, ...more }, withoutData)).page('Doc', `/${locale}/docs/${slug}`)).doc.sidebarHTML ?? '';
/** Rows as a reader sees them: labels in capitals, links with their address. */
const read = (html: string) =>
  [...html.matchAll(/<li class="section">(.*?)<\/li>|<summary>(.*?)<\/summary>|<a [^>]*>.*?<\/a>/g)].map(([whole, label, fold]) =>
    (label ?? fold ?? whole).replace(/<span class="count">(\d+)<\/span>/, ' $1').replace(/<[^>]+>/g, ''),
  );

test('an interface has its API, its members by kind, what it inherits and what is related', async () => {
  expect(read(await sidebarOf('Web/API/Kettle'))).toEqual([
    ...['Tea API', 'Kettle', 'Constructor', 'Kettle()', 'Instance properties 2', 'heat', 'steam', 'Static methods', 'of()'],
    ...['Instance methods', 'boil()', 'Events', 'whistle', 'Inheritance 2', 'Pot', 'Vessel', 'Mixins', 'Handle'],
    ...['Guides', 'Brewing tea', 'Related pages for Tea API', 'Pot', 'Samovar', 'Pot.pour()', 'Kettle.of()', 'Kettle: whistle'],
  ]);
});

test('a member has the sidebar of its interface, with its own link marked', async () => {
  const html = await sidebarOf('Web/API/Kettle/boil');
  expect(html).toContain(
    '<li><em><a aria-current="page" href="/en-US/docs/Web/API/Kettle/boil"><code>boil()</code></a></em> <span class="badge inline experimental"',
  );
  expect(read(html)).toEqual(read(await sidebarOf('Web/API/Kettle')));
});

test('members of a group are found under the addresses of static methods and events', async () => {
  const html = await sidebarOf('Web/API/Pot');
  expect(html).toContain('href="/en-US/docs/Web/API/Kettle/of_static"><code>Kettle.of()</code>');
  expect(html).toContain('href="/en-US/docs/Web/API/Kettle/whistle_event"><code>Kettle: whistle</code>');
});

test('an interface without a page is no link', async () => {
  expect(await sidebarOf('Web/API/Kettle')).toContain(
    '<a data-href="/en-US/docs/Web/API/Samovar" role="link" aria-disabled="true" class="page-not-created" title="This page has not been written yet"><code>Samovar</code></a>',
  );
});

test('an interface without a group in the call is in the only one that claims it', async () => {
  const bare = { 'files/en-us/web/api/pot/index.md': page('Web/API/Pot', 'Pot', 'interface', {}, '{{APIRef}}Text')[1] };
  expect(read(await sidebarOf('Web/API/Pot', bare)).slice(0, 2)).toEqual(['Tea API', 'Pot']);
});

test('an API has its guides, also those that no table lists, and all its parts', async () => {
  expect(read(await sidebarOf('Web/API/Tea_API/Newest'))).toEqual([
    ...['Tea API', 'Guides 2', 'Brewing tea', 'Newest guide', 'Interfaces 3', 'Kettle', 'Pot', 'Samovar'],
    ...['Methods 2', 'Pot.pour()', 'Kettle.of()', 'Events', 'Kettle: whistle'],
  ]);
});

test.each(['tea api', 'Tea_API'])('an API called %s is found', async (name) => {
  const called = {
    'files/en-us/web/api/tea_api/index.md': page('Web/API/Tea_API', 'Tea API', 'overview', {}, `{{DefaultAPISidebar("${name}")}}Text`)[1],
  };
  expect(read(await sidebarOf('Web/API/Tea_API', called))).toContain('Samovar');
});

test('an API of no table has its overview and the guides below it', async () => {
  const more = Object.fromEntries([
    page('Web/API/Milk_API', 'Milk API', 'overview', {}, '{{DefaultAPISidebar("Milk")}}Text'),
    page('Web/API/Milk_API/Oat', 'Oat milk', 'guide'),
  ]);
  expect(read(await sidebarOf('Web/API/Milk_API', more))).toEqual(['Milk API', 'Guides', 'Oat milk']);
});

test('a root without tables has members all the same', async () => {
  const { page: open } = await openedContent(Object.fromEntries(kettle), withoutData);
  expect(read((await open('Doc', '/en-US/docs/Web/API/Kettle/boil')).doc.sidebarHTML ?? '')).toEqual([
    ...['Kettle', 'Constructor', 'Kettle()', 'Instance properties 2', 'heat', 'steam', 'Static methods', 'of()'],
    ...['Instance methods', 'boil()', 'Events', 'whistle'],
  ]);
});

test('in a translation labels come from the tables where they have them, and English pages stand in', async () => {
  const more = { 'files/fr/web/api/kettle/index.md': documentText('Web/API/Kettle', 'Kettle', '{{APIRef("Tea API")}}Texte') };
  const html = await sidebarOf('Web/API/Kettle', more, 'fr');
  expect(read(html)).toEqual(expect.arrayContaining(['Événements', 'Constructeur', 'Pages liées à Tea API']));
  expect(html).toContain(
    '<a href="/en-US/docs/Web/API/Kettle/boil" class="only-in-en-us" hreflang="en-US" title="En anglais seulement"><code>boil()</code></a>',
  );
  expect(html).toContain('<em><a aria-current="page" href="/fr/docs/Web/API/Kettle"><code>Kettle</code></a></em>');
});

test('a page that no interface is written for has a sidebar as well', async () => {
  const more = Object.fromEntries([page('Web/API/Samovar/heat', 'Samovar: heat', 'instance-property')]);
  expect(read(await sidebarOf('Web/API/Samovar/heat', more)).slice(0, 4)).toEqual([
    'Tea API',
    'Instance properties',
    'Samovar: heat',
    'Guides',
  ]);
});

test('pages of older trees, which name no kind, are told apart by address and title', async () => {
  const old = (slug: string, title: string) =>
    [`files/en-us/${slug.toLowerCase()}/index.md`, `---\ntitle: ${JSON.stringify(title)}\nslug: ${slug}\n---\n\n{{APIRef}}Text\n`] as const;
  const { page: open } = await openedContent(
    Object.fromEntries([
      old('Web/API/Urn', 'Urn'),
      old('Web/API/Urn/Urn', 'Urn()'),
      old('Web/API/Urn/pour', 'Urn.pour()'),
      old('Web/API/Urn/of_static', 'Urn.of()'),
      old('Web/API/Urn/level', 'Urn.level'),
      old('Web/API/Urn/empty_event', 'Urn: empty event'),
    ]),
    withoutData,
  );
  expect(read((await open('Doc', '/en-US/docs/Web/API/Urn')).doc.sidebarHTML ?? '')).toEqual([
    ...['Urn', 'Constructor', 'Urn()', 'Instance properties', 'Urn.level', 'Static methods', 'Urn.of()'],
    ...['Instance methods', 'Urn.pour()', 'Events', 'Urn: empty event'],
  ]);
});
