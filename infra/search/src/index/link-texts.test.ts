import { LinkTexts } from './link-texts.ts';
import { readPostings } from './postings.ts';

test('a page is called what others call it, each word with how many of them do', () => {
  const stems = new Map([
    ['boxes', 'box'],
    ['the', ''],
  ]);
  const texts = new LinkTexts();
  texts.note({ key: '>/en-us/docs/flex', said: ['the', 'boxes'] }, stems);
  texts.note({ key: '>/en-us/docs/flex', said: ['box', 'boxes'] }, stems);
  texts.note({ key: '>/en-us/docs/nowhere', said: ['lost'] }, stems);
  texts.addPage(4, ['>/en-us/docs/other']);
  texts.addPage(7, ['>/en-us/docs/flex']);
  const written = [...texts.writers()].map(([term, writer]) => [term, readPostings(writer.bytes())]);
  expect(written).toEqual([['<box', { ids: Uint32Array.of(7), parts: Uint8Array.of(2) }]]);
});
