import { fileURLToPath } from 'node:url';
import type { DocPage } from '@webdocs/contracts/page/page';
import { configuration } from '@webdocs/testing/public-configuration';
import { Anchors } from './check/anchors.ts';
import { closeCheck, openCheck } from './check/check-document.ts';
import { rootContext } from './check/root-context.ts';
import { isWritten, type DocumentRecord } from './read/document-index.ts';
import { sourceOf } from './read/document-source.ts';
import { documentPage } from './write/document-page.ts';
import type { PageContext } from './write/page-context.ts';

const inDefaultContent = (path: string) => fileURLToPath(new URL(`../../default-content/${path}`, import.meta.url));
const sampleSize = 300;

const problems: string[] = [];
let context: PageContext;
let generated: readonly DocumentRecord[];
/** Of every page that is generated; composing them takes seconds. */
let texts: ReadonlyMap<DocumentRecord, string>;

beforeAll(async () => {
  context = await rootContext({
    roots: [inDefaultContent('content')],
    reference: { reviewedFolder: inDefaultContent('reference') },
    configuration,
    report: ({ message }) => problems.push(message),
  });
  generated = [...context.corpus.documents.all()].filter((record) => !isWritten(record));
  texts = new Map(await Promise.all(generated.map(async (record) => [record, await sourceOf(record)] as const)));
}, 120_000);

test('the data make about ten thousand pages, and nothing is wrong with what was reviewed', () => {
  expect(problems).toEqual([]);
  expect(generated.length).toBeGreaterThan(9_500);
});

test('pages of every kind have no flaw, no heading over nothing and something to say at once', async () => {
  const anchors = new Anchors(context);
  const wrong: string[] = [];
  for (const record of sample()) {
    const text = texts.get(record) ?? '';
    const opened = openCheck(record, text, context, anchors);
    const flaws = await closeCheck(opened, context, anchors);
    // Definitions of animated values point into guides that this reference does not have.
    const counted = flaws.filter(({ explanation }) => !explanation.endsWith('#interpolation'));
    wrong.push(...counted.map(({ explanation }) => `${record.slug}: ${explanation}`));
    const page = documentPage(record, text, context);
    wrong.push(...emptySections(page).map((title) => `${record.slug}: nothing under ${title}`));
    if (!page.doc.summary) wrong.push(`${record.slug}: says nothing at first`);
    if (!page.doc.sidebarHTML) wrong.push(`${record.slug}: has no sidebar`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test.each([
  ['Web/API/GPUAdapter', 'Scripts get such objects from [`GPU.requestAdapter()`]'],
  ['Web/API/HTMLSpanElement', 'It represents [`<span>`]'],
  ['Web/API/Document/querySelector', '- `selectors`\n  - : One or more CSS selectors, separated by commas.'],
  ['Web/API/Document/querySelector', '- `SyntaxError`\n  - : `selectors` is not a valid selector list.'],
  ['Web/API/Document/querySelector', 'const first = document.querySelector("main > p, main > ul");'],
  ['Web/API/Document/title', 'heading.textContent = document.title;'],
  ['Web/CSS/Reference', '[Functions](/en-US/docs/Web/CSS/Reference/Values/Functions)'],
  ['Web/API/FileReaderSync', 'It exists in dedicated workers and shared workers only.'],
  ['Web/API/RTCStatsReport/get', 'get(key)'],
  ['Web/API/VideoColorSpace/primaries', '`"bt2020"` or `"smpte432"`, or `null`'],
  ['Web/API/EXT_blend_minmax', 'Scripts get it from [`getExtension()`]'],
  ['Web/HTML/Reference/Attributes/step', '  - : The distance between allowed values, or `any`.'],
  ['Web/API/WebSocket/message_event', 'A [`MessageEvent`](/en-US/docs/Web/API/MessageEvent), which inherits from [`Event`]'],
  ['Web/API/WebSocket/open_event', 'A plain [`Event`]'],
  ['Web/API/Element/pointerdown_event', 'A [`PointerEvent`](/en-US/docs/Web/API/PointerEvent), which inherits from [`MouseEvent`]'],
  ['Web/API/Element/keydown_event', 'The event bubbles.'],
  ['Web/API/Element/click_event', 'onclick = (event) => { }'],
  ['Web/API/Geolocation_API', '- [`navigator.geolocation`](/en-US/docs/Web/API/Navigator/geolocation)'],
  ['Web/API/Fetch_API', '  - : The answer to an HTTP request, with its status, headers and body.'],
  ['Web/API/WebSockets_API', '- [`WebSocket: message`](/en-US/docs/Web/API/WebSocket/message_event)'],
  ['Web/API/Window/fetch', '  - : The string `"half"`.'],
  ['Web/JavaScript/Reference/Global_Objects/Map', '## Instance methods\n\n- [`[Symbol.iterator]()`]'],
  ['Web/CSS/Reference/At-rules/@media/hover', '## Formal syntax'],
  ['Web/HTTP/Reference/Status/404', '## Specifications'],
  ['Web/CSS/Reference/At-rules/@media', '## Media features'],
  ['Web/HTTP/Reference/Headers/Permissions-Policy/serial', 'header allows or forbids talking to serial ports.'],
])('the page %s tells what the data know: %s', (slug, words) => {
  expect(textOf(slug).replaceAll(/ ?\{\{[^}]*\}\}/g, '')).toContain(words);
});

test('an API that is there on secure pages only says so, another one does not', () => {
  expect(textOf('Web/API/Screen_Wake_Lock_API')).toContain('{{SecureContext_Header}}');
  expect(textOf('Web/API/Fetch_API')).not.toContain('{{SecureContext_Header}}');
});

test('every API says what it is for', () => {
  const overviews = generated.filter(({ pageType }) => pageType === 'web-api-overview').map((record) => texts.get(record) ?? '');
  expect(overviews.length).toBeGreaterThan(100);
  expect(overviews.filter((text) => / (?:is|are) defined in /.test(text.split('\n\n')[1] ?? ''))).toEqual([]);
});

test('objects that all browsers support are not said to come from an interface that no browser supports yet', () => {
  expect(textOf('Web/API/GeolocationPosition')).not.toContain('HTMLGeolocationElement');
});

test('an event that is called like a method does not say what the method does', () => {
  expect(textOf('Web/API/HTMLInputElement/select_event')).not.toContain('Selects');
});

test('names of types have the article that they are spoken with', () => {
  const ofApis = [...texts].filter(([{ slug }]) => slug.startsWith('Web/API/')).map(([, text]) => text);
  expect(ofApis.flatMap((text) => text.match(/\ban \[`(?:Uint|URL|USB)\w*/gi) ?? [])).toEqual([]);
  expect(ofApis.flatMap((text) => text.match(/\ba \[`(?:HTML|Array|Element|Event)\w*/gi) ?? [])).toEqual([]);
});

test('marks of standing stand in lists and never within a sentence', () => {
  const broken = [...texts].flatMap(([{ slug }, text]) => (/_Inline\}\}(?:\.| (?:[a-z]+ ){2}[a-z]+)/.test(text) ? [slug] : []));
  expect(broken).toEqual([]);
});

function textOf(slug: string): string {
  const record = generated.find((one) => one.slug === slug);
  return (record && texts.get(record)) ?? '';
}

/** Some of each kind, so that rare kinds are there as well. */
function sample(): DocumentRecord[] {
  const byKind = new Map<string, DocumentRecord[]>();
  for (const record of generated) byKind.set(record.pageType ?? '', [...(byKind.get(record.pageType ?? '') ?? []), record]);
  const each = Math.ceil(sampleSize / byKind.size);
  return [...byKind.values()].flatMap((records) => records.filter((_, index) => index % Math.ceil(records.length / each) === 0));
}

function emptySections({ doc }: DocPage): string[] {
  return doc.body.flatMap((section, index) => {
    if (section.type !== 'prose') return [];
    const { title, content = '', isH3 } = section.value as { title: string | null; content?: string; isH3: boolean };
    const next = doc.body[index + 1]?.value as { isH3?: boolean } | undefined;
    const holdsOthers = !isH3 && next?.isH3 === true;
    return title && !content.trim() && !holdsOthers ? [title] : [];
  });
}
