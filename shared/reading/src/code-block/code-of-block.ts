import type { LiveSample } from '@webdocs/contracts/page/page';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

/** All code of the sample that a block belongs to; the block's own where it is alone. */
export async function codeOfBlock(block: HTMLElement, page: string): Promise<SampleCode> {
  const { liveSample, playable = '' } = block.dataset;
  if (liveSample === undefined) return { [partOf(playable)]: block.querySelector('pre')?.textContent ?? '', srcPrefix: prefixOf(page) };
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

function partOf(language: string): 'html' | 'css' | 'js' {
  return language === 'css' || language === 'js' ? language : 'html';
}

function prefixOf(address: string): string {
  return address.replace(/\/$/, '');
}
