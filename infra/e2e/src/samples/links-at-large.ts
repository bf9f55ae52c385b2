import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decodeSample } from '@webdocs/contracts/samples/decode-sample';
import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { runCommand } from '@webdocs/workbench/run-command';
import { startSite } from '../../site/running-site.ts';
import { writtenSamples } from './written-samples.ts';

const saidAtMost = 20;

/** Every sample of the corpus that `WEBDOCS_CORPUS` names goes into links and comes out of them, byte for byte. */
export async function linksAtLarge(say: (line: string) => void): Promise<boolean> {
  const corpus = process.env.WEBDOCS_CORPUS;
  if (!corpus) throw new Error('WEBDOCS_CORPUS names no corpus');
  const content = join(corpus, 'mdn-content');
  const site = await startSite(['--content', content]);
  try {
    return await throughLinks(site.address, join(content, 'files/en-us'), say);
  } finally {
    await site.stop();
  }
}

/** Through links that carry the code, and through those by id. */
async function throughLinks(site: string, documents: string, say: (line: string) => void): Promise<boolean> {
  const codes: string[] = [];
  const changed: string[] = [];
  for await (const { name, code } of writtenSamples(site, documents)) {
    const given = said(code);
    const { code: found } = await decodeSample(stateOf(await linkWith(given, site)));
    if (!isDeepStrictEqual(said(found), given)) changed.push(name);
    codes.push(JSON.stringify({ name, code: given }));
  }
  for (const name of changed.slice(0, saidAtMost)) say(`FAIL  ${name} comes out of its link otherwise than it went in`);
  say(`${codes.length} samples through links that carry them: ${changed.length} changed`);
  const folder = await mkdtemp(join(tmpdir(), 'webdocs-links-'));
  try {
    const file = join(folder, 'codes.jsonl');
    await writeFile(file, codes.join('\n'));
    // A program of its own: the API, with accounts that hold 500 playgrounds each.
    const { code: ended } = await runCommand(process.execPath, ['--import', 'tsx', 'infra/api/fixtures/share-codes.ts', file], {
      onLine: say,
    });
    return codes.length > 0 && changed.length === 0 && ended === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** However long it is: the page offers links of 200,000 characters at most. */
async function linkWith(code: SampleCode, site: string): Promise<URL> {
  const { state } = await encodeSample(code);
  return new URL(`${playgroundPath('en-US')}#state=${encodeURIComponent(state)}`, site);
}

function stateOf({ hash }: URL): string {
  return new URLSearchParams(hash.slice(1)).get('state') ?? '';
}

/** What was never said is not there. */
function said(code: SampleCode): SampleCode {
  return JSON.parse(JSON.stringify(code)) as SampleCode;
}
