import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

const pages = new Map<string, Promise<unknown>>();

/**
 * The code of a sample, out of the data of the page that it is written in: undefined where that page has none with the name. The page
 * itself does not carry it, most readers never come near; throws where the data cannot be had.
 */
export async function sampleCode(path: string, id: string): Promise<SampleCode | undefined> {
  let page = pages.get(path);
  if (!page) {
    page = pageData(path);
    pages.set(path, page);
    page.catch(() => pages.delete(path));
  }
  const sample = samplesOf(await page).find((one) => String(one.id).toLowerCase() === id.toLowerCase());
  if (!sample) return undefined;
  const { html, css, js, wat, src = path } = sample;
  return { html, css, js, wat, srcPrefix: src } as SampleCode;
}

async function pageData(path: string): Promise<unknown> {
  const response = await fetch(`${path}/index.json`);
  if (!response.ok && response.status !== 404) throw new Error(`${response.status} ${response.statusText}`);
  return response.ok ? response.json() : undefined;
}

function samplesOf(page: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> {
  const samples = (page as { readonly doc?: { readonly live_samples?: unknown } } | undefined)?.doc?.live_samples;
  return Array.isArray(samples) ? samples.filter((sample) => typeof sample === 'object' && sample !== null) : [];
}
