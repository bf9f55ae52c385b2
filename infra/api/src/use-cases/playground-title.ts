import { withoutDirections } from '@webdocs/contracts/api/plain-text';
import { playgroundLimits, type PlaygroundCode } from '@webdocs/contracts/api/playgrounds';

/** Titles are at the beginning. It also bounds what hostile code makes the patterns do. */
const lookedAt = 10_000;
const titles = [/<title[^>]{0,200}>([^<]{1,500})/i, /<h1[^>]{0,200}>([^<]{1,500})/i] as const;
const unfit = /[\0\p{Surrogate}]/gu;

/** What code is called until its owner says otherwise: the title of its page, its heading, or its first line. */
export function playgroundTitle({ html, css, js, wat = '' }: PlaygroundCode): string {
  const page = html.slice(0, lookedAt);
  const named = titles.map((title) => fitting(title.exec(page)?.[1] ?? '')).find(Boolean);
  if (named) return named;
  const lines = [page, css, js, wat].flatMap((code) => code.slice(0, lookedAt).split('\n'));
  return lines.map(fitting).find(Boolean) ?? 'Playground';
}

function fitting(text: string): string {
  return [...withoutDirections(text.replace(unfit, '')).replace(/\s+/g, ' ').trim()]
    .slice(0, playgroundLimits.title / 2)
    .join('')
    .trim();
}
