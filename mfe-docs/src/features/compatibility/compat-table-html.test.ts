/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CompatAnswer, CompatFeature } from '@webdocs/contracts/page/compat';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { createMessages } from '@webdocs/i18n';
import { messageLines } from '@webdocs/i18n/message-lines';
import { kettleAnswer, statement } from '../../../fixtures/kettle-compat.ts';
import { compatTableHtml } from './compat-table-html.ts';

const english = readFileSync(resolve(import.meta.dirname, 'words/en-US.ftl'), 'utf8');
// As the build reads it for browsers.
const { text } = createMessages('en-US', [messageLines(english)]);
const setting = { text, locale: 'en-US' as const, page: '/en-US/docs/Web/API/Kettle', id: 'compat' };

function tableOf(answer: CompatAnswer = kettleAnswer, options?: { isWhole: boolean }): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = compatTableHtml(answer, setting, options);
  return element;
}

const answerOf = (data: CompatFeature, more: Partial<CompatAnswer> = {}): CompatAnswer => ({ ...kettleAnswer, ...more, data });
const texts = (element: ParentNode, selector: string) => [...element.querySelectorAll(selector)].map((one) => one.textContent);
const cellsOf = (element: ParentNode, feature: number) =>
  [...(element.querySelectorAll('tbody tr:not(.told)')[feature]?.querySelectorAll('td') ?? [])] as HTMLElement[];

/** What a cell's history says, by the browser's name. */
function historyOf(element: ParentNode, feature: string, browser: string): Element {
  const row = [...element.querySelectorAll('tbody tr:not(.told)')].find((one) => one.querySelector('th')?.textContent?.includes(feature));
  const found = row?.nextElementSibling?.querySelector(`[data-browser="${browser}"]`);
  if (!found) throw new Error(`${browser} has no history of ${feature}`);
  return found;
}

test('browsers are in their groups, by name', () => {
  const table = tableOf();
  expect(texts(table, '.platforms th')).toEqual(['Desktop', 'Mobile', 'Server']);
  expect([...table.querySelectorAll<HTMLTableCellElement>('.platforms th')].map(({ colSpan }) => colSpan)).toEqual([5, 7, 3]);
  expect(texts(table, '.browsers th')).toHaveLength(16);
  expect(table.querySelector('img, svg')).toBeNull();
});

test('every feature below that of the page leads to its own page', () => {
  const headings = [...tableOf().querySelectorAll('tbody th')];
  expect(headings.map((one) => one.querySelector('a')?.getAttribute('href'))).toEqual([
    undefined,
    '/en-US/docs/Web/API/Kettle/boil',
    undefined,
    undefined,
  ]);
  expect(headings[1]?.querySelector('a')?.textContent).toBe('boil() method');
});

test('names and notes out of the data are marked as English in tables of another language', () => {
  const noted = { chrome: { version_added: '1', notes: 'Only on a hot plate.' } };
  const answer = answerOf({ __compat: statement({}), lid: { __compat: statement(noted, { description: 'The lid' }) } });
  const markedIn = (locale: Locale) => {
    const element = document.createElement('div');
    element.innerHTML = compatTableHtml(answer, { ...setting, locale });
    return texts(element, '[lang="en-US"]');
  };
  expect(markedIn('fr')).toEqual(['The lid', 'The lid', 'Only on a hot plate.']);
  expect(markedIn('en-US')).toEqual([]);
});

test('a feature leads to its page in the language of the table where there is one, and else to English', () => {
  const boilIn = (translations?: readonly Locale[]) => {
    const element = document.createElement('div');
    const boil = { __compat: statement({}, { mdn_url: '/docs/Web/API/Kettle/boil', ...(translations ? { translations } : {}) }) };
    element.innerHTML = compatTableHtml(answerOf({ __compat: statement({}), boil }), { ...setting, locale: 'fr' });
    const link = element.querySelector('tbody a');
    return [link?.getAttribute('href'), link?.getAttribute('hreflang')];
  };
  expect(boilIn(['fr', 'ja'])).toEqual(['/fr/docs/Web/API/Kettle/boil', null]);
  expect(boilIn(['ja'])).toEqual(['/en-US/docs/Web/API/Kettle/boil', 'en-US']);
  expect(boilIn()).toEqual(['/en-US/docs/Web/API/Kettle/boil', 'en-US']);
});

test('what is experimental, deprecated or not standard says so in words', () => {
  expect(texts(tableOf(), '.badge')).toEqual(['Experimental', 'Non-standard', 'Deprecated']);
});

test('a cell says its version to the eye, and all of it to a screen reader', () => {
  const [chrome, edge, firefox, opera, safari] = cellsOf(tableOf(), 0).map((cell) => cell.querySelector('button'));
  expect(chrome?.textContent).toBe('92');
  expect(chrome?.getAttribute('aria-label')).toBe('Chrome 92, Full support');
  expect([edge, firefox, opera, safari].map((button) => button?.getAttribute('aria-label'))).toEqual([
    'Edge Yes, Full support',
    'Firefox ≤79, Full support',
    'Opera ?, Support unknown',
    'Safari No, No support',
  ]);
  expect(cellsOf(tableOf(), 1)[0]?.querySelector('button')?.getAttribute('aria-label')).toBe('Chrome 120, Full support, More in history');
});

test('a cell has its browser by name, for where the columns do not fit, and the first of a group tells of which', () => {
  const cells = cellsOf(tableOf(), 0);
  expect(cells.map((cell) => cell.querySelector('button')?.value)).toEqual(texts(tableOf(), '.browsers span'));
  expect(cells.map(({ classList }) => classList[1]).filter(Boolean)).toEqual(['desktop', 'mobile', 'server']);
});

test('the day of a release is a tooltip, and said after the name of the cell', () => {
  expect(cellsOf(tableOf(), 0)[0]?.querySelector('button')?.title).toBe('Released Jul 20, 2021');
});

test('every cell is a button that says whether its history is open, and where', () => {
  const buttons = [...tableOf().querySelectorAll('tbody td button')];
  expect(buttons).toHaveLength(4 * 15);
  for (const button of buttons) {
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-controls')).toMatch(/^compat-\d$/);
  }
});

test('a history has the versions of each name that a feature had', () => {
  const history = historyOf(tableOf(), 'boil()', 'Chrome');
  expect(history.querySelector('.of')?.textContent).toBe('Chrome · support history for boil() method');
  expect(texts(history, '.branch')).toEqual(['Unprefixed', 'With the prefix webkit', 'Under the name cook']);
  expect(texts(history, 'li b')).toEqual(['120', '65 – 90', '40 – 64']);
  expect(texts(history, '.date')).toEqual(['Released Dec 5, 2023']);
  expect(texts(history, 'li div')[1]).toBe('Removed in version 91.Supported with the prefix webkit.');
});

test('a history tells of preferences with their value, and of the bug that tracks the work', () => {
  const firefox = historyOf(tableOf(), 'boil()', 'Firefox');
  expect(texts(firefox, 'li p')).toEqual([
    'In Firefox, set the preference dom.kettle.enabled to true.',
    'Find preferences at about:config.',
    'See Firefox bug 1234567.',
  ]);
  expect(firefox.querySelector('a')?.getAttribute('href')).toBe('https://bugzil.la/1234567');
  expect(texts(historyOf(tableOf(), 'boil()', 'Node.js'), 'li p')).toEqual(['Start Node.js with --harmony-kettle.']);
});

test('partial support has its notes, with their links', () => {
  const safari = historyOf(tableOf(), 'boil()', 'Safari');
  expect(texts(safari, 'li p')).toEqual(['Partial support.', 'No steam, see there.']);
  expect(safari.querySelector('a')?.getAttribute('href')).toBe('https://steam.example/');
});

test('a cell whose version says all has no history of its own in the page', () => {
  const [plain, told] = tableOf().querySelectorAll('tbody');
  expect(plain?.rows).toHaveLength(1);
  expect([...(told?.rows ?? [])].map(({ className }) => className)).toEqual(['', 'told']);
});

test('the legend explains what occurs, and nothing else', () => {
  expect(texts(tableOf(), '.legend li')).toEqual([
    'Full support',
    'Partial support',
    'Behind a flag',
    'In preview release',
    'No support',
    'Support unknown',
    'See notes',
    'Requires a prefix',
    'Uses a different name',
    'More in history',
  ]);
  const plain = answerOf({ __compat: statement(Object.fromEntries(['chrome'].map((id) => [id, { version_added: '1' }]))) });
  expect(texts(tableOf(plain), '.legend li')).toEqual(['Full support', 'Support unknown']);
});

test('links lead to a report that is half written, and to the source of the data', () => {
  const table = tableOf();
  expect(table.querySelector('a.report')?.textContent).toBe('Report problems with this compatibility data');
  expect(decodeURIComponent(table.querySelector('a.report')?.getAttribute('href') ?? '')).toContain('`api.Kettle`');
  const source = [...table.querySelectorAll('.source a')].find(({ textContent }) => textContent === 'View data on GitHub');
  expect(source?.getAttribute('href')).toMatch(/\/api\/Kettle\.json$/);
  expect(table.querySelector('.source')?.textContent).toContain('Data: Nov 12, 2026 (v8.1.9)');
});

test('a table that leaves features out says how many, and shows them when asked', () => {
  const members = Array.from({ length: 5000 }, (_, index) => [`member${index}`, { __compat: statement({}) }] as const);
  const answer = answerOf({ __compat: statement({}), ...Object.fromEntries(members) });
  const table = tableOf(answer);
  expect(table.querySelectorAll('tbody tr')).toHaveLength(100);
  expect(table.querySelector('.left-out')?.textContent).toContain('4,901 of 5,001 features are left out here.');
  expect(table.querySelector('.left-out button')?.textContent).toBe('Show all');
  const whole = compatTableHtml(answer, setting, { isWhole: true });
  expect(whole.match(/<th scope="row"/g)).toHaveLength(5001);
  expect(whole).not.toContain('left-out');
});

test('script in the data stays text', () => {
  const evil = '"><script>alert(1)</script>';
  const table = tableOf(
    answerOf(
      {
        __compat: statement(
          {
            chrome: [
              { version_added: evil, notes: evil, prefix: evil, alternative_name: evil, release_date: evil },
              { version_added: '1' },
            ],
          },
          { description: `<img src=x onerror=alert(1)>${evil}`, source_file: `../../${evil}` },
        ),
        [evil]: {
          __compat: statement(
            {
              firefox: {
                version_added: '1',
                impl_url: 'javascript:alert(1)',
                flags: [{ type: 'preference', name: evil, value_to_set: evil }],
              },
            },
            { mdn_url: 'javascript:alert(1)' },
          ),
        },
      },
      { query: `api.${evil}`, browsers: { chrome: { name: evil, type: 'desktop', pref_url: evil } } },
    ),
  );
  expect(table.querySelector('script, img')).toBeNull();
  expect([...table.querySelectorAll('a')].map(({ protocol }) => protocol).filter((one) => !/^https?:$/.test(one))).toEqual([]);
  expect([...table.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]).filter(({ name }) => name.startsWith('on'))).toEqual(
    [],
  );
});

test.each([
  ['no browsers', { ...kettleAnswer, browsers: {} }],
  ['no support at all', answerOf({ __compat: { support: {} } })],
  ['no statement', answerOf({})],
  ['ten thousand levels', answerOf(nested(10_000))],
])('data with %s make a table all the same', (_, answer) => {
  expect(tableOf(answer).querySelector('table')).not.toBeNull();
});

function nested(levels: number): CompatFeature {
  let feature: CompatFeature = { __compat: statement({}) };
  for (let level = 0; level < levels; level += 1) feature = { __compat: statement({}), below: feature };
  return feature;
}
