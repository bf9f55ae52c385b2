import { codeEnd, codeStart, writeBlocks, type Block } from '../index/text-blocks.ts';
import { bestFragments } from './fragments.ts';
import { askedIn } from './marked-text.ts';

const heading = (text: string): Block => ({ text, kind: 'heading' });
const said = (text: string): Block => ({ text, kind: 'text' });
const fragments = (blocks: readonly Block[], ...words: string[]) => bestFragments(writeBlocks(blocks), askedIn(words));
const shown = (blocks: readonly Block[], ...words: string[]) =>
  fragments(blocks, ...words).map((parts) => parts.map(({ text }) => text).join(''));

const method = [
  said('The flat() method of arrays returns a new array in which nested arrays have been unpacked.'),
  heading('Syntax'),
  said('flat() flat(depth)'),
  heading('Parameters'),
  said('depth: How many levels to unpack.'),
  heading('Specifications'),
  heading('Browser compatibility'),
];

test('a fragment ends where its block ends: no heading runs into its text', () => {
  expect(shown(method, 'flat')).toEqual([
    'The flat() method of arrays returns a new array in which nested arrays have been unpacked.',
    'flat() flat(depth)',
  ]);
});

test('a heading is followed by a mark and by the text below it', () => {
  expect(shown(method, 'parameters')).toEqual(['Parameters · depth: How many levels to unpack.']);
});

test('a heading with nothing under it is shown alone', () => {
  expect(shown(method, 'specifications')).toEqual(['Specifications']);
  expect(shown(method, 'browser')).toEqual(['Browser compatibility']);
});

const filler = 'words that say nothing in particular '.repeat(6).trim();

test('what is cut shows it at the end that was cut', () => {
  const [first = ''] = shown([said(`Zebras ${filler}.`)], 'zebras');
  expect(first).toMatch(/^Zebras .* …$/);
  const [second = ''] = shown([said(`${filler} zebras.`)], 'zebras');
  expect(second).toMatch(/^… .* zebras\.$/);
});

test('a sentence is shown from its beginning', () => {
  expect(shown([said(`${filler}. The stripes of zebras differ.`)], 'zebras')).toEqual(['The stripes of zebras differ.']);
  expect(shown([said(`${'何も言わない文字。'.repeat(20)}縞馬は走る。`)], '縞馬')).toEqual(['縞馬は走る。']);
});

test('no text is shown twice', () => {
  const text = Array.from({ length: 6 }, (_, at) => `Part ${at} has zebras and nothing else that one would look for in it`).join(' and ');
  const fragments = shown([said(text)], 'zebras');
  expect(fragments.length).toBeGreaterThan(1);
  for (const part of [0, 1, 2, 3, 4, 5])
    expect(fragments.filter((fragment) => fragment.includes(`Part ${part} has`)).length).toBeLessThan(2);
});

test('what a page says in sentences is shown, and not its lists of links, its markup or headings that stand alone', () => {
  const page: Block[] = [
    { text: 'zebra element', kind: 'links' },
    { text: '<li class="zebra">', kind: 'code' },
    heading('Zebra'),
    heading('Stripes'),
    said('A zebra is in here.'),
  ];
  expect(shown(page, 'zebra')).toEqual(['A zebra is in here.']);
  expect(shown(page.slice(0, 2), 'zebra')).toEqual([]);
});

test('code is told from prose, in a sentence and where there is nothing but code', () => {
  const sentence = said(`Call ${codeStart}zebra.run()${codeEnd} first.`);
  expect(fragments([sentence], 'zebra')).toEqual([
    [{ text: 'Call ' }, { text: 'zebra', marked: true, code: true }, { text: '.run()', code: true }, { text: ' first.' }],
  ]);
  expect(fragments([{ text: 'zebra.stop();', kind: 'code' }], 'zebra')).toEqual([
    [
      { text: 'zebra', marked: true, code: true },
      { text: '.stop();', code: true },
    ],
  ]);
});
