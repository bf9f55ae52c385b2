/** @jest-environment jsdom */
import { Blob, File } from 'node:buffer';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { htmlFileOf, zipOf } from './code-copies.ts';
import { largestZipBytes, openedFiles } from './opened-files.ts';
import { writtenZip, type NamedText } from './written-zip.ts';

// What browsers have and jsdom lacks.
Object.assign(globalThis, { Blob, File, CompressionStream, DecompressionStream, TextDecoder, TextEncoder });

const origin = 'https://docs.example';
const at = new Date(2026, 10, 26, 12, 30, 4);
const tea: SampleCode = { html: '<p>Tea</p>', css: 'p { color: green; }\n', js: 'pour("</script>");' };

const fileOf = (name: string, ...parts: unknown[]) => new File(parts as never, name);
const zipFile = async (files: readonly NamedText[], name = 'tea.zip') => fileOf(name, await writtenZip(files, at));
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const open = (...files: File[]) => openedFiles(files as never);

describe('what the Playground wrote comes back byte for byte', () => {
  test.each<[string, SampleCode]>([
    ['code of three languages', tea],
    ['an empty one', { html: '', css: '', js: '' }],
    ['lines, marks and signs of all kinds', { html: '\r\n<p>☕ 茶</p>\r\n', css: '\uFEFFp {}\n\n', js: '// \u2028 \\x3C/script>\n' }],
    ['a long one', { html: '<p>Tea</p>\n'.repeat(20_000), css: 'p {}\n'.repeat(20_000), js: 'pour();\n'.repeat(20_000) }],
  ])('%s', async (_, code) => {
    expect(await open(fileOf('tea.zip', await zipOf(code, { origin }, at)))).toEqual({ name: 'tea', code, leftOut: [] });
    expect(await open(fileOf('tea.html', htmlFileOf(code, { origin })))).toEqual({ name: 'tea', code, leftOut: [] });
  });

  test('WebAssembly, and the document that the code is relative to', async () => {
    const code = { ...tea, wat: '(module)', srcPrefix: '/en-US/docs/Web' };
    expect((await open(fileOf('tea.zip', await zipOf(code, { origin }, at)))).code).toEqual(code);
  });
});

describe('so do other languages and import maps', () => {
  const importMap = '{\n  "imports": { "tea": "/modules/tea.js" }\n}\n';
  const scripts: readonly SampleCode[] = (['module', 'ts', 'jsx', 'tsx'] as const).map((language) => ({ ...tea, language }));
  const run = 'pour("<\/script>");';

  test.each<SampleCode>([
    ...scripts,
    ...scripts.map((code) => ({ ...code, importMap })),
    { ...tea, importMap },
    { ...tea, importMap: '{ "</script>' },
    { ...tea, language: 'ts', importMap: '' },
    { html: '<script data-playground="run">\n1\n</script>\n', css: '', js: '<!--<script>', language: 'tsx', importMap: '</script>\n' },
  ])('%j', async (code) => {
    const options = { origin, playOrigin: 'http://play.example', ...(code.language === 'module' ? {} : { run }) };
    expect(await open(fileOf('tea.html', htmlFileOf(code, options)))).toEqual({ name: 'tea', code, leftOut: [] });
    expect(await open(fileOf('tea.zip', await zipOf(code, options, at)))).toEqual({ name: 'tea', code, leftOut: [] });
  });

  test('loose files say by their ending what they are', async () => {
    expect((await open(fileOf('a.tsx', 'pour()'))).code).toEqual({ js: 'pour()', language: 'tsx' });
    expect((await open(fileOf('a.mts', 'pour()'), fileOf('import-map.json', '{}'))).code).toEqual({
      js: 'pour()',
      language: 'ts',
      importMap: '{}',
    });
    expect('language' in (await open(fileOf('a.js', 'pour()'))).code).toBe(true);
    await expect(open(fileOf('package.json', '{}'))).rejects.toMatchObject({ problem: 'not-code' });
  });
});

test('a zip of other programs is opened: its page, what is beside it, and not the rest, which is named', async () => {
  const file = await zipFile([
    { name: 'site/readme.txt', text: 'Tea' },
    { name: '__MACOSX/site/._index.html', text: '?' },
    { name: 'site/other.html', text: '<p>Other' },
    { name: 'site/index.html', text: '\uFEFF<link rel=stylesheet href="css/a.css"><p>Tea<script src="./a%20b.js"></script>' },
    { name: 'site/css/a.css', text: 'p {}' },
    { name: 'site/a b.js', text: 'pour()' },
  ]);
  const { code, leftOut } = await open(file);
  expect(code).toEqual({ html: '<p>Tea</p>', css: 'p {}', js: 'pour()' });
  expect(leftOut).toEqual(['site/readme.txt', 'site/other.html']);
});

test('loose files are opened together; a style sheet alone changes nothing else', async () => {
  const page = fileOf('a.html', '<link rel="stylesheet" href="a.css"><p>Tea</p>');
  expect(await open(fileOf('a.css', 'p {}'), page)).toEqual({ name: 'a', code: { html: '<p>Tea</p>', css: 'p {}', js: '' }, leftOut: [] });
  expect(await open(fileOf('b.css', 'p {}'))).toEqual({ name: 'b', code: { css: 'p {}' }, leftOut: [] });
  expect(await open(fileOf('b.css', 'p {}'), fileOf('b.png', '?'))).toMatchObject({ code: { css: 'p {}' }, leftOut: ['b.png'] });
});

describe('what cannot be opened is said to be', () => {
  const patched = async (change: (view: DataView, bytes: Uint8Array) => void) => {
    const bytes = await bytesOf(await zipFile([{ name: 'index.html', text: '<p>Tea</p>'.repeat(100) }]));
    change(new DataView(bytes.buffer), bytes);
    return fileOf('tea.zip', bytes);
  };
  const centralAt = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
  const both = (place: number, value: number) =>
    patched((view, bytes) => {
      view.setUint16(place, value, true);
      view.setUint16(centralAt(bytes) + place + 2, value, true);
    });

  test.each<[string, () => File | Promise<File>, string]>([
    ['locked with a password', () => both(6, 1), 'encrypted'],
    ['packed in a way that browsers do not know', () => both(8, 14), 'unknown-zip'],
    ['a zip of Zip64', () => patched((view, bytes) => view.setUint32(centralAt(bytes) + 20, 0xff_ff_ff_ff, true)), 'unknown-zip'],
    ['no zip', () => fileOf('tea.zip', '<p>Tea</p>'), 'broken-zip'],
    ['empty', () => fileOf('tea.zip'), 'broken-zip'],
    [
      'cut off',
      async () => fileOf('tea.zip', (await bytesOf(await zipFile([{ name: 'index.html', text: 'Tea' }]))).slice(0, 60)),
      'broken-zip',
    ],
    ['changed on its way', () => patched((_, bytes) => bytes.fill(7, 45, 50)), 'broken-zip'],
    ['of another sum than it says', () => patched((view, bytes) => view.setUint32(centralAt(bytes) + 16, 1, true)), 'broken-zip'],
    ['a directory that is elsewhere', () => patched((view, bytes) => view.setUint32(bytes.length - 6, 0xff_ff_ff, true)), 'broken-zip'],
    [
      'a directory of more than there can be',
      () => patched((view, bytes) => view.setUint16(bytes.length - 12, 60_000, true)),
      'unknown-zip',
    ],
    ['a bomb', () => zipFile([{ name: 'index.html', text: ' '.repeat(8_000_000) }]), 'bomb'],
    [
      'a bomb of many files',
      () =>
        zipFile([{ name: 'index.html', text: 'a.css b.css' }, ...['a.css', 'b.css'].map((name) => ({ name, text: ' '.repeat(600_000) }))]),
      'bomb',
    ],
    ['without a page', () => zipFile([{ name: 'readme.txt', text: 'Tea' }]), 'no-html'],
    ['an empty zip', () => zipFile([]), 'no-html'],
    ['no text', () => fileOf('tea.html', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff])), 'binary'],
    ['text with zeros', () => fileOf('tea.html', '<p>\0</p>'), 'binary'],
    ['no text in its zip', () => zipFile([{ name: 'index.html', text: '\0' }]), 'binary'],
    ['a picture', () => fileOf('tea.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff])), 'binary'],
    ['text that is no code', () => fileOf('tea.txt', 'Tea'), 'not-code'],
    ['too large a page', () => fileOf('tea.html', ' '.repeat(1_048_577)), 'too-large'],
    ['too large a zip', () => Object.defineProperty(fileOf('tea.zip', 'PK'), 'size', { value: largestZipBytes + 1 }), 'too-large'],
    [
      'gone',
      () => Object.assign(fileOf('tea.html', 'Tea'), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
      'unreadable',
    ],
  ])('%s', async (_, file, problem) => {
    await expect(open(await file())).rejects.toMatchObject({ name: 'FileProblemError', problem });
  });
});
