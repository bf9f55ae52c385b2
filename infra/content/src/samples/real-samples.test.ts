import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Document } from '@webdocs/contracts/page/page';
import { configuration } from '@webdocs/testing/public-configuration';
import { corpusStep } from '../../fixtures/corpus-step.ts';
import { realDocuments } from '../../fixtures/real-corpus.ts';
import { openContent } from '../content.ts';
import { filesBelow } from '../read/content-tree.ts';

const root = realDocuments();
const onCorpus = root ? test : test.skip;

/** Pages of the corpus whose source calls for code to run. */
function* slugsWithCode(): Generator<string> {
  for (const file of filesBelow(join(root ?? '', 'files', 'en-us'), (name) => name === 'index.md')) {
    const source = readFileSync(file, 'utf8');
    const slug = /^slug: (\S+)$/m.exec(source)?.[1];
    if (slug && /\{\{\s*(?:EmbedLiveSample|LiveSampleLink|InteractiveExample)/i.test(source)) yield slug;
  }
}

function htmlOf(doc: Document): string {
  return doc.body.map((section) => ('content' in section.value ? String(section.value.content ?? '') : '')).join('\n');
}

onCorpus(
  'every live sample of the real pages has its code, and every interactive example its fences',
  async () => {
    const content = await openContent({ roots: [root ?? ''], configuration, report: () => undefined, modulesFolders: [] });
    const without: string[] = [];
    let frames = 0;
    let examples = 0;
    let pages = 0;
    for (const slug of slugsWithCode()) {
      pages += 1;
      if (pages % corpusStep > 0) continue;
      const answer = await content.page(addressOf(`/en-US/docs/${slug}`));
      if (answer.kind !== 'found' || answer.page.renderer !== 'Doc') throw new Error(`${slug} does not render`);
      const html = htmlOf(answer.page.doc);
      const samples = new Set(answer.page.doc.live_samples?.map(({ id }) => id));
      for (const [frame, id = ''] of html.matchAll(/<iframe [^>]*data-live-id="([^"]*)"[^>]*>/g)) {
        frames += 1;
        if (!samples.has(id)) without.push(`${slug} ${id}`);
        expect(frame).toMatch(/ height="\d{2,4}" sandbox="allow-scripts allow-same-origin allow-forms[ \w-]*" .*loading="lazy"/);
        expect(frame).not.toMatch(/ src=| style=/);
      }
      for (const [place] of html.matchAll(/<interactive-example [^>]*>/g)) {
        examples += 1;
        if (!/ kind="(?:choice|console|tabbed|wat)"/.test(place)) without.push(`${slug} ${place}`);
      }
    }
    await content.close();
    if (corpusStep === 1) expect([frames, examples]).toEqual([4572, 1408]);
    expect(Math.min(frames, examples)).toBeGreaterThan(100);
    expect(without).toEqual([]);
  },
  180_000,
);
