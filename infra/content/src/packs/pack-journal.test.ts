import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { readJournal, writeJournal } from './pack-journal.ts';
import { writePack, type PackContent, type WrittenPack } from './pack-writer.ts';

/** A page, and how often it was read. */
function page(number: number, text: string): PackContent & { readonly reads: () => number } {
  let reads = 0;
  const bytes = Buffer.from(text);
  const read = () => {
    reads += 1;
    return bytes;
  };
  const path = `/en-us/docs/web/css/page_${String(number).padStart(3, '0')}`;
  return { path, hash: createHash('sha256').update(bytes).digest('hex'), read, isCompressed: false, reads: () => reads };
}

/** Words that deflate makes little of. */
const words = (seed: number, length: number) =>
  createHash('shake256', { outputLength: length / 2 })
    .update(String(seed))
    .digest('hex');

/** A page of a section, whose sidebar all its pages have. */
const withSidebar = (number: number, own: string, section = 0) =>
  page(
    number,
    `${own}<ol>${Array.from({ length: 700 }, (_, entry) => `<li><a href="/docs/${words(section * 1000 + entry, 40)}">${entry}</a></li>`).join('')}</ol>`,
  );

const pages = () => Array.from({ length: 60 }, (_, number) => withSidebar(number, words(number, 9000), number < 30 ? 1 : 2));
const before = ({ bytes, journal }: WrittenPack) => ({ bytes, journal: readJournal(writeJournal(journal)) });

test('after one change a pack is what it would be without an earlier one, and hardly a page is read for it', async () => {
  const first = await writePack(pages());
  const after = pages();
  after[40] = withSidebar(40, `${words(40, 9000)} One more sentence.`, 2);
  const next = await writePack(after, [], before(first));
  expect(next.bytes.equals((await writePack(pages().with(40, after[40]))).bytes)).toBe(true);
  expect(next.bytes.equals(first.bytes)).toBe(false);
  // Those in the block of the changed one, and the text that it is kept by.
  expect(after.filter(({ reads }) => reads() > 0).length).toBeLessThan(20);
});

test('without any change not a page is read', async () => {
  const first = await writePack(pages());
  const same = pages();
  expect((await writePack(same, [], before(first))).bytes.equals(first.bytes)).toBe(true);
  expect(same.filter(({ reads }) => reads() > 0)).toEqual([]);
});

test('a page that is longer moves the blocks of few others', async () => {
  const many = Array.from({ length: 200 }, (_, number) => page(number, words(number, 12_000)));
  const first = await writePack(many);
  const longer = many.with(3, page(3, words(3, 60_000)));
  const next = await writePack(longer, [], before(first));
  const moved = [...next.journal.blocks.keys()].filter((key) => !first.journal.blocks.has(key));
  expect(next.journal.blocks.size).toBeGreaterThan(15);
  // Until the next page that ends a block.
  expect(moved.length).toBeLessThan(next.journal.blocks.size / 2);
});

test('a block of a file that was altered is made, not copied', async () => {
  const first = await writePack(pages());
  const altered = Buffer.from(first.bytes);
  const { at = 0 } = [...first.journal.blocks.values()][0] ?? {};
  altered[at + 10] = (altered[at + 10] ?? 0) ^ 1;
  const next = await writePack(pages(), [], { ...before(first), bytes: altered });
  expect(next.bytes.equals(first.bytes)).toBe(true);
});

test('whatever is changed, removed or added, the bytes are those of a pack that is made from the beginning', async () => {
  const anyPage = fc.record({ section: fc.nat(5), own: fc.nat(3), length: fc.constantFrom(100, 9000, 40_000) });
  const contents = (some: ReadonlyArray<{ readonly section: number; readonly own: number; readonly length: number } | null>) =>
    some.flatMap((one, number) => (one ? [withSidebar(number, words(one.own, one.length), one.section)] : []));
  const anySite = fc.array(fc.option(anyPage), { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(anySite, anySite, fc.nat(4095), async (site, other, mask) => {
      const first = await writePack(contents(site));
      const changed = site.map((one, place) => ((mask >> place) & 1 ? (other[place] ?? null) : one));
      const next = await writePack(contents(changed), [], before(first));
      expect(next.bytes.equals((await writePack(contents(changed))).bytes)).toBe(true);
    }),
    { numRuns: 25 },
  );
}, 60_000);
