import type { Page } from '@webdocs/contracts/page/page';

const bytesOfACharacter = 2;
/** What a page weighs besides its text: titles, parents, addresses. */
const frame = 8_000;

/** About how many bytes a page takes in memory. Its texts decide, so nothing else is counted. */
export function weightOf(page: Page): number {
  if ('hyData' in page && 'sections' in page.hyData)
    return frame + bytesOfACharacter * sum(page.hyData.sections.map((html) => html.length));
  if (!('doc' in page)) return frame;
  const sections = page.doc.body.map(({ value }) => ('content' in value && typeof value.content === 'string' ? value.content.length : 0));
  const samples = (page.doc.live_samples ?? []).flatMap(({ html, css, js, wat }) => [html, css, js, wat].map((code) => code?.length ?? 0));
  return frame + bytesOfACharacter * (sum(sections) + sum(samples) + (page.doc.sidebarHTML?.length ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
