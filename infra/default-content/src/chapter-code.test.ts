/** @jest-environment jsdom */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { chapters, type Fence } from '../fixtures/written-chapters.ts';
import { defaultContentRoot } from './default-content.ts';

interface Feature {
  readonly __compat?: { readonly status?: { readonly deprecated: boolean; readonly standard_track: boolean } };
}
type Features = Readonly<Record<string, Feature>>;

const fromHere = createRequire(join(defaultContentRoot, 'package.json'));
const compat = JSON.parse(readFileSync(fromHere.resolve('@mdn/browser-compat-data'), 'utf8')) as {
  readonly css: { readonly properties: Features };
  readonly html: { readonly elements: Features };
};

type Named = [name: string, fence: Fence];
const fences: readonly Named[] = chapters.flatMap(({ slug, fences: own }) => own.map((fence): Named => [slug, fence]));
const inLanguage = (language: string) => fences.filter(([, fence]) => fence.language === language);
const samples = chapters.flatMap(({ slug, embedded, fences: own }) =>
  embedded.map((sample): [string, readonly Fence[]] => [`${slug}: ${sample}`, own.filter((fence) => fence.sample === sample)]),
);
const codeIn = (own: readonly Fence[], language: string) =>
  own.flatMap((fence) => (fence.language === language ? [fence.code] : [])).join('\n');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('every block of code is of a language that a test here reads, or no code', () => {
  expect(new Set(fences.map(([, { language }]) => language))).toEqual(new Set(['html', 'css', 'js', 'plain']));
});

test.each(inLanguage('html'))('the HTML in %s closes what it opens, and quotes its values', (_slug, { code }) => {
  expect(flawsOfMarkup(code)).toEqual([]);
});

test('a missing end tag in a chapter would be found', () => {
  expect(flawsOfMarkup('<p><b>text</p>')).not.toEqual([]);
});

const finished = inLanguage('html').filter(([, { isStart }]) => !isStart);

test.each(finished)('the HTML in %s has elements of today, names for its fields and words for its images', (_slug, { code }) => {
  document.body.innerHTML = code;
  const elements = [...document.body.querySelectorAll('*')];
  expect(elements.map(({ localName }) => localName).filter((name) => isUnfit(elementsOfToday[headingOr(name)]))).toEqual([]);
  const ids = elements.map(({ id }) => id).filter(Boolean);
  expect(ids).toEqual([...new Set(ids)]);
  expect([...document.images].filter((image) => !image.hasAttribute('alt'))).toEqual([]);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select, progress')];
  expect(fields.filter(({ labels }) => !labels?.length)).toEqual([]);
  expect([...document.querySelectorAll('button')].filter((button) => !button.form && button.getAttribute('type') !== 'button')).toEqual([]);
});

test.each(inLanguage('css'))('the CSS in %s has rules that can be read and properties of today', (_slug, { code }) => {
  const rules = code.replaceAll(/\/\*.*?\*\//gs, '');
  expect(rules.match(/\{/g)?.length).toBe(rules.match(/\}/g)?.length);
  const properties = [...rules.matchAll(/[{;]\s*(?=([\w-]+)\s*:[^{}]*?[;}])/g)].map(([, property = '']) => property);
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter((property) => !property.startsWith('--') && isUnfit(compat.css.properties[property]))).toEqual([]);
  const lines = rules.split('\n').filter((line) => /^\s+[\w-]+: /.test(line) && !/[;,{:]$/.test(line));
  expect(lines).toEqual([]);
});

test.each(inLanguage('js'))('the JavaScript in %s can be read by an engine', (_slug, { code }) => {
  expect(() => new Script(`async () => {\n${code}\n}`)).not.toThrow();
});

test.each(samples)('the sample %s runs, and every button in it can be pressed', async (_name, own) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await play(own);
  for (const button of document.querySelectorAll('button')) button.click();
  for (const field of document.querySelectorAll('input')) field.dispatchEvent(new Event('input', { bubbles: true }));
  await jest.runAllTimersAsync();
  const unforeseen = complaints.mock.calls.filter(([error]) => !/navigation|requestSubmit/i.test(String(error)));
  complaints.mockRestore();
  warnings.mockRestore();
  expect(unforeseen).toEqual([]);
});

describe('what the chapters say of their samples is so:', () => {
  const textAt = (selector: string) => document.querySelector(selector)?.textContent;
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  test('a template puts values into a text', async () => {
    await play(sampleNamed('templates'));
    expect(textAt('#receipt')).toBe('3 loaves at 4.5 make 13.5.');
  });

  test('a customer who buys five loaves pays ten percent less', async () => {
    await play(sampleNamed('functions'));
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['1: 4.50', '4: 18.00', '5: 20.25', '10: 40.50']);
  });

  test('a list can be mapped, filtered and summed up', async () => {
    await play(sampleNamed('arrays'));
    expect([...document.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'We have rye, spelt, buckwheat.',
      'Order spelt and buckwheat.',
      'There are 22 kilos in the shed.',
    ]);
  });

  test('a counter counts, and does not go below nothing', async () => {
    await play(sampleNamed('counter'));
    press('#more');
    expect(textAt('#count')).toBe('3 loaves');
    for (let times = 0; times < 4; times += 1) press('#less');
    expect(textAt('#count')).toBe('0 loaves');
  });

  test('an item comes on the list by its form, goes by its button, and the focus goes to the field', async () => {
    await play(sampleNamed('a_list'));
    const field = document.querySelector<HTMLInputElement>('#item');
    if (field) field.value = 'yeast';
    document.querySelector('#add')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([textAt('#list li:last-child button'), textAt('#news')]).toEqual(['Remove yeast', 'yeast is on the list']);
    press('#list button');
    expect([document.querySelectorAll('#list li').length, textAt('#news'), document.activeElement]).toEqual([
      2,
      'flour is off the list',
      field,
    ]);
  });

  test('a search waits for a pause in typing', async () => {
    await play(sampleNamed('search'));
    const field = document.querySelector<HTMLInputElement>('#words');
    if (field) field.value = 'OA';
    field?.dispatchEvent(new Event('input'));
    expect(textAt('#found')).toMatch(/^6 found/);
    await jest.runAllTimersAsync();
    expect(textAt('#found')).toBe('1 found: oats');
  });

  test('tea is ready at last', async () => {
    await play(sampleNamed('await'));
    press('#brew');
    expect(textAt('#state')).toBe('The water is getting hot …');
    await jest.runAllTimersAsync();
    expect(textAt('#state')).toBe('Your tea is ready.');
  });

  test('a list is fetched from its address, and a bakery that is not there is told of', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.fetch = fetchOfData;
    await play(sampleNamed('fetching'));
    press('#fail');
    await jest.runAllTimersAsync();
    expect(textAt('#state')).toBe('The bakery does not answer. Try again later.');
    press('#load');
    await jest.runAllTimersAsync();
    expect([textAt('#state'), document.querySelectorAll('li').length]).toEqual(['3 kinds are fresh.', 3]);
    expect(warnings).toHaveBeenCalledTimes(1);
    warnings.mockRestore();
  });

  test('a panel opens and closes, for the eye and for the ear at once', async () => {
    await play(sampleNamed('disclosure'));
    const seen = () => [
      document.querySelector('#toggle')?.getAttribute('aria-expanded'),
      document.querySelector('#times')?.matches('[hidden]'),
    ];
    press('#toggle');
    expect(seen()).toEqual(['true', false]);
    press('#toggle');
    expect(seen()).toEqual(['false', true]);
  });

  test('foreign text becomes elements by innerHTML, and stays text by textContent', async () => {
    await play(sampleNamed('foreign_text'));
    press('#show');
    expect(document.querySelectorAll('#unsafe b, #unsafe img')).toHaveLength(2);
    expect(document.querySelector('#safe')?.children).toHaveLength(0);
    expect(textAt('#safe')).toContain('<b>bread</b>');
  });

  function sampleNamed(name: string): readonly Fence[] {
    return samples.find(([title]) => title.endsWith(`: ${name}`))?.[1] ?? [];
  }
});

/** As the frame does it: the document first, then the program. */
async function play(own: readonly Fence[]): Promise<void> {
  expect(own.length).toBeGreaterThan(0);
  document.body.innerHTML = codeIn(own, 'html');
  window.eval(`(() => {\n${codeIn(own, 'js')}\n})()`);
  await Promise.resolve();
}

/** The tests' window has no fetch. Of the network a sample may expect nothing, of its own data everything. */
const fetchOfData = (async (address: string) => {
  const [, content] = /^data:application\/json,(.*)$/.exec(address) ?? [];
  if (content === undefined) throw new TypeError(`Nothing answers at ${address}`);
  return { ok: true, json: async () => JSON.parse(decodeURIComponent(content)) as unknown };
}) as typeof window.fetch;

/** Read as XML, which forgives nothing; what HTML may leave out is put in before. */
function flawsOfMarkup(code: string): string[] {
  const strict = code
    .replace(/^<!doctype html>/, '')
    .replaceAll(/(<textarea[^>]*>)(.*?)(<\/textarea>)/gs, '$1$3')
    .replaceAll(/ (required|checked|hidden|defer)(?=[\s/>])/g, ' $1=""');
  const read = new DOMParser().parseFromString(`<root>${strict}</root>`, 'application/xml');
  return [...read.querySelectorAll('parsererror')].map(({ textContent }) => textContent ?? '');
}

const elementsOfToday = compat.html.elements;

function headingOr(name: string): string {
  return /^h[1-6]$/.test(name) ? 'h1' : name;
}

/** Unknown to the compat data, on its way out, or nobody's standard. */
function isUnfit(feature: Feature | undefined): boolean {
  const status = feature?.__compat?.status;
  return !status || status.deprecated || !status.standard_track;
}
