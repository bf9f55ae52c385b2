import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { addressOf } from '@webdocs/contracts/reader/address';
import { configuration } from '@webdocs/testing/public-configuration';
import { openContent, type Content } from './content.ts';

let folder: string;
let failures: Failure[];
let content: Content | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webdocs-reference-'));
  failures = [];
});

afterEach(async () => {
  await content?.close();
  content = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const kettle = {
  mdn_url: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/kettle',
  spec_url: 'https://kettle.example/#kettle',
  status: { deprecated: false, experimental: true, standard_track: true },
  support: { firefox: { version_added: '1' } },
};
const compat = {
  __meta: { version: '8.1.9', timestamp: '2026-01-01T00:00:00.000Z' },
  browsers: { firefox: { name: 'Firefox', type: 'desktop', releases: { 1: { status: 'retired' } } } },
  html: { elements: { kettle: { __compat: kettle, heat: { __compat: { ...kettle, mdn_url: undefined } } } } },
};

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function install(name: string, version: string, files: Readonly<Record<string, string>>): void {
  write(`modules/${name}/package.json`, JSON.stringify({ name, version }));
  for (const [file, text] of Object.entries(files)) write(`modules/${name}/${file}`, text);
}

async function open(watch = false): Promise<Content> {
  mkdirSync(join(folder, 'root/files/en-us'), { recursive: true });
  content = await openContent({
    roots: [join(folder, 'root')],
    reference: { reviewedFolder: join(folder, 'reference') },
    modulesFolders: [join(folder, 'modules')],
    configuration,
    watch,
    report: (failure) => failures.push(failure),
  });
  return content;
}

async function textOf(slug: string): Promise<string> {
  const answer = await content?.page(addressOf(`/en-US/docs/${slug}`, ''));
  if (answer?.kind !== 'found' || answer.page.renderer !== 'Doc') return '';
  return JSON.stringify(answer.page.doc);
}

const element = 'Web/HTML/Reference/Elements/kettle';

test('packages that are missing are named once each, and the pages of the others are there', async () => {
  install('@mdn/browser-compat-data', '8.1.9', { 'data.json': JSON.stringify(compat) });
  const { paths } = await open();
  expect(paths()).toContain(`/en-US/docs/${element}`);
  const text = await textOf(element);
  expect(text).toContain('kettle');
  expect(text).toContain('heat');
  const named = failures.filter(({ code }) => code === 'DATA_PACKAGE_LEFT_OUT').map(({ values }) => values['name']);
  expect(named).toContain('@webref/idl');
  expect(new Set(named).size).toBe(named.length);
});

test.each([
  ['of another major version', '9.0.0', JSON.stringify(compat)],
  ['malformed', '8.1.9', '{ "html": '],
])('a package that is %s is named, and the site opens without it', async (_, version, data) => {
  install('@mdn/browser-compat-data', version, { 'data.json': data });
  const { paths } = await open();
  expect(paths()).not.toContain(`/en-US/docs/${element}`);
  expect(failures.map(({ values }) => values['name'])).toContain('@mdn/browser-compat-data');
});

test('where a page was written, it is shown in the place of the generated one, and that is told once', async () => {
  install('@mdn/browser-compat-data', '8.1.9', { 'data.json': JSON.stringify(compat) });
  write(
    'root/files/en-us/web/html/reference/elements/kettle/index.md',
    `---\ntitle: Kettle\nslug: ${element}\npage-type: html-element\n---\n\nWritten by hand.\n`,
  );
  await open();
  expect(await textOf(element)).toContain('Written by hand.');
  const told = failures.filter(({ code }) => code === 'PAGES_WRITTEN_OVER');
  expect(told.map(({ values }) => values)).toEqual([{ count: 1, names: `/en-US/docs/${element}` }]);
});

test('reviewed words explain what the data do not, and an entry that is wrong is told with its line', async () => {
  install('@mdn/browser-compat-data', '8.1.9', { 'data.json': JSON.stringify(compat) });
  write(
    'reference/html/elements.yaml',
    'kettle:\n  definition: The `<kettle>` element boils.\n  attributes: { heat: How hot. }\npan:\n  definition: ""\n',
  );
  await open();
  const text = await textOf(element);
  expect(text).toContain('element boils.');
  expect(text).toContain('How hot.');
  const wrong = failures.filter(({ code }) => code === 'CONTENT_INVALID').map(({ values }) => values['line']);
  expect(wrong).toEqual([5]);
});

test('words that are saved while their writer looks on are on the page', async () => {
  install('@mdn/browser-compat-data', '8.1.9', { 'data.json': JSON.stringify(compat) });
  write('reference/html/elements.yaml', 'kettle: The `<kettle>` element boils.\n');
  const { onChange } = await open(true);
  expect(await textOf(element)).toContain('element boils.');
  let changed = (): void => undefined;
  onChange(() => changed());
  write('reference/html/elements.yaml', 'kettle: The `<kettle>` element whistles.\n');
  for (;;) {
    const change = new Promise<void>((resolve) => (changed = resolve));
    if ((await textOf(element)).includes('element whistles.')) break;
    await change;
  }
});

test('a page that is made of data names no file as its source', async () => {
  install('@mdn/browser-compat-data', '8.1.9', { 'data.json': JSON.stringify(compat) });
  const { desk } = await open();
  expect(await textOf(element)).not.toContain('github_url');
  expect(await desk.source(`/en-US/docs/${element}`)).toBeUndefined();
});
