import type { LiveSample } from '@webdocs/contracts/page/page';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { languageOf } from './language-of.ts';

/** All code of the sample that a block belongs to, or of the blocks that it runs together with; its own where it is alone. */
export async function codeOfBlock(block: HTMLElement, page: string): Promise<SampleCode> {
  const { liveSample, playWith } = block.dataset;
  if (liveSample === undefined) return { ...joined(playWith ? partners(block, playWith) : [block]), srcPrefix: prefixOf(page) };
  const [id] = liveSample.split(' ');
  const sample = (await samplesOf(page)).find((candidate) => candidate.id === id);
  if (!sample) throw new Error(`${page} has no sample ${id}`);
  const { html, css, js, wat, src = page } = sample;
  return { html, css, js, wat, srcPrefix: prefixOf(src) };
}

/** The code is in the data of the page, where it is not sent twice with every page. */
async function samplesOf(page: string): Promise<readonly LiveSample[]> {
  const address = `${prefixOf(page)}/index.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} on ${address}`);
  const { doc } = (await response.json()) as { doc?: { live_samples?: readonly LiveSample[] } };
  return doc?.live_samples ?? [];
}

/** The first run is the block's own; its blocks are in the same text, hidden ones too. */
function partners(block: HTMLElement, runs: string): HTMLElement[] {
  const [run = ''] = runs.split(' ');
  const text = block.closest('article') ?? document;
  return [...text.querySelectorAll<HTMLElement>('[data-play-with]')].filter(({ dataset }) => dataset.playWith?.split(' ').includes(run));
}

function joined(blocks: readonly HTMLElement[]): SampleCode {
  const code: Partial<Record<'html' | 'css' | 'js', string>> = {};
  for (const block of blocks) {
    const part = partOf(languageOf(block));
    code[part] = [code[part], block.querySelector('pre')?.textContent ?? ''].filter((piece) => piece !== undefined).join('\n');
  }
  return code;
}

function partOf(language: string): 'html' | 'css' | 'js' {
  return language === 'css' || language === 'js' ? language : 'html';
}

function prefixOf(address: string): string {
  return address.replace(/\/$/, '');
}
