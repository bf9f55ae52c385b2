import { join } from 'node:path';
import { startSite } from '../../site/running-site.ts';
import { figuresOf, keepReport } from './sample-report.ts';
import { runSamples } from './run-samples.ts';
import { writtenSamples } from './written-samples.ts';

/** Of the samples that need no other host, in percent. */
const wantedShare = 98;
const saidEvery = 500;

/** Runs every sample of the corpus that `WEBDOCS_CORPUS` names. */
export async function samplesAtLarge(say: (line: string) => void, { keep }: { readonly keep: boolean }): Promise<boolean> {
  const corpus = process.env.WEBDOCS_CORPUS;
  if (!corpus) throw new Error('WEBDOCS_CORPUS names no corpus');
  const content = join(corpus, 'mdn-content');
  const site = await startSite(['--content', content]);
  try {
    let said = 0;
    const runs = await runSamples(site.address, writtenSamples(site.address, join(content, 'files/en-us')), (done) => {
      if (done < said + saidEvery) return;
      said = done;
      say(`${done} samples`);
    });
    const { ran, clean, foreign, failed, share } = figuresOf(runs);
    if (keep) await keepReport(runs);
    say(
      `${ran} samples: ${clean} without an error, ${foreign} need another host, ${failed} fail; ${share} % of those that need no other host run without an error`,
    );
    return ran > 0 && share >= wantedShare;
  } finally {
    await site.stop();
  }
}
