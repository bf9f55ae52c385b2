import { titleSearch } from './title-search.ts';

const row = (title: string, slug = title) => ({ title, url: `/en-US/docs/${slug}` });
const js = 'Web/JavaScript/Reference/Global_Objects';
/** In the order in which equals are shown. */
const rows = [
  row('Promise', `${js}/Promise`),
  row('<map> HTML image map element', 'Web/HTML/Reference/Elements/map'),
  row('Map', `${js}/Map`),
  row('Array', `${js}/Array`),
  row('Array.prototype.map()', `${js}/Array/map`),
  row('Array.prototype.flatMap()', `${js}/Array/flatMap`),
  row('color CSS property', 'Web/CSS/Reference/Properties/color'),
  row('background-color CSS property', 'Web/CSS/Reference/Properties/background-color'),
  row('CSS colors', 'Web/CSS/Guides/Colors'),
  row('@media CSS at-rule', 'Web/CSS/Reference/At-rules/@media'),
  row('media HTML attribute', 'Web/HTML/Reference/Attributes/media'),
  row('EventTarget: addEventListener() method', 'Web/API/EventTarget/addEventListener'),
  row('Content-Security-Policy (CSP) header', 'Web/HTTP/Reference/Headers/Content-Security-Policy'),
  row('BeforeInstallPromptEvent', 'Web/API/BeforeInstallPromptEvent'),
  row('Game promotion', 'Games/Publishing_games/Game_promotion'),
  row('AggregateError: No Promise was resolved', 'Web/JavaScript/Reference/Errors/No_promise'),
  row('Bitmap brush', 'Web/API/Bitmap_brush'),
  row('console: log() static method', 'Web/API/console/log_static'),
  row('Élément inconnu', 'Web/API/HTMLUnknownElement'),
  row('Spread syntax (...)', 'Web/JavaScript/Reference/Operators/Spread_syntax'),
];
const search = titleSearch(rows);
const found = (query: string, limit = 10) => search.find(query, limit).rows.map(({ title }) => title);

test.each([
  ['prom', 'Promise'],
  ['array.map', 'Array.prototype.map()'],
  ['array map', 'Array.prototype.map()'],
  ['map array', 'Array.prototype.map()'],
  ['Array.prototype.map()', 'Array.prototype.map()'],
  ['css color', 'color CSS property'],
  ['color css', 'color CSS property'],
  ['<map>', '<map> HTML image map element'],
  ['@media', '@media CSS at-rule'],
  ['add event listener', 'EventTarget: addEventListener() method'],
  ['addeventlistener', 'EventTarget: addEventListener() method'],
  ['content security policy', 'Content-Security-Policy (CSP) header'],
  ['contentsecuritypolicy', 'Content-Security-Policy (CSP) header'],
  ['arraymap', 'Array.prototype.map()'],
  ['console.', 'console: log() static method'],
  ['.log', 'console: log() static method'],
  ['...', 'Spread syntax (...)'],
  ['element inconnu', 'Élément inconnu'],
  ['js map', 'Map'],
])('%s leads to the page that is meant: %s', (query, title) => {
  expect(found(query)[0]).toBe(title);
});

test('the name comes first, then the whole word, what begins with it, what has a word that begins with it, and the rest', () => {
  expect(found('map')).toEqual([
    '<map> HTML image map element',
    'Map',
    'Array.prototype.map()',
    'Array.prototype.flatMap()',
    'Bitmap brush',
  ]);
  expect(found('prom')).toEqual(['Promise', 'BeforeInstallPromptEvent', 'Game promotion', 'AggregateError: No Promise was resolved']);
  expect(found('color')).toEqual(['color CSS property', 'CSS colors', 'background-color CSS property']);
});

test('who has begun to name a member of an owner finds what it begins, before names that only hold a letter of it', () => {
  const members = titleSearch([
    row('Array.prototype.flatMap()', `${js}/Array/flatMap`),
    row('Array: Symbol.unscopables', `${js}/Array/Symbol.unscopables`),
    row('Array.prototype.map()', `${js}/Array/map`),
    row('Array', `${js}/Array`),
  ]);
  const first = (query: string) => members.find(query, 5).rows[0]?.title;
  expect(['array.m', 'Array.ma', 'aray.m'].map(first)).toEqual(Array(3).fill('Array.prototype.map()'));
});

test('a name that holds what is typed comes before one that would hold it without its hyphen', () => {
  const names = titleSearch([
    row('flex-basis CSS property', 'Web/CSS/Reference/Properties/flex-basis'),
    row('Flexbox', 'Learn/CSS/Flexbox'),
    row('Flex box', 'Glossary/Flex_box'),
  ]);
  const titles = (query: string) => names.find(query, 5).rows.map(({ title }) => title);
  expect(titles('flexb')).toEqual(['Flexbox', 'flex-basis CSS property', 'Flex box']);
  expect(titles('flexbas')).toEqual(['flex-basis CSS property']);
});

test('every word has to occur in the title, in any order and case', () => {
  expect(found('MAP array')).toEqual(['Array.prototype.map()', 'Array.prototype.flatMap()']);
  expect(found('map banana')).toEqual([]);
});

test('what is exact comes first even from the end of a long list', () => {
  const many = titleSearch([...Array.from({ length: 50 }, (_, number) => row(`grid ${number}`)), row('grid')]);
  expect(many.find('Grid ', 5).rows.map(({ title }) => title)).toEqual(['grid', 'grid 0', 'grid 1', 'grid 2', 'grid 3']);
});

test.each([
  ['prmoise', 'Promise'],
  ['promse', 'Promise'],
  ['promiise', 'Promise'],
  ['pronise', 'Promise'],
  ['addeventlistner', 'EventTarget: addEventListener() method'],
  ['backgruond color', 'background-color CSS property'],
])('one slip of the finger is forgiven, and what was meant is marked: %s', (query, title) => {
  expect(found(query)[0]).toBe(title);
  expect(search.find(query, 5).words.every((word) => title.toLowerCase().includes(word))).toBe(true);
});

test.each(['zzzz', 'mpa', 'samovar & kettle', 'constructor map', 'valueOf map'])('what is nothing like a title finds none: %s', (query) => {
  expect(found(query)).toEqual([]);
});

test.each(['', '  ', ',', '.', '(', '\\', '[a-z', '👩‍💻', 'שלום'])('%j finds something or nothing, and never fails', (query) => {
  expect(found(query, 5).length).toBeLessThanOrEqual(5);
});

test('who types on, takes back or starts over finds what a first look would find', () => {
  const typed = ['m', 'ma', 'map', 'map a', 'map array', 'array', 'arr', 'b', 'bitmap', 'prmoise', 'pro', 'log', '.log', 'co', 'map'];
  for (const query of typed)
    expect(found(query)).toEqual(
      titleSearch(rows)
        .find(query, 10)
        .rows.map(({ title }) => title),
    );
});
