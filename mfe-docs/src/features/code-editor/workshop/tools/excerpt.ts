import type { Completion } from '@codemirror/autocomplete';
import type { KnownCompletion } from './availability.ts';

/** Who goes down the list is not shown each name that they pass. */
const restMs = 200;
let newest: Completion | undefined;

/** The name with the first sentences of its page, asked for once its reader rests on it. Without a network, or a page, there is none. */
export function withExcerpt(option: KnownCompletion): KnownCompletion {
  return option.about === undefined ? option : { ...option, info: excerptOf };
}

async function excerptOf(option: KnownCompletion): Promise<Node | null> {
  newest = option;
  await new Promise((turn) => setTimeout(turn, restMs));
  if (newest !== option || !navigator.onLine) return null;
  const page = await import(/* webpackChunkName: "docs-found-page" */ './found-page.ts').then(
    ({ foundPage }) => foundPage(option.about ?? '', document.documentElement.lang),
    () => undefined,
  );
  if (!page) return null;
  const excerpt = document.createElement('p');
  excerpt.lang = page.locale;
  excerpt.textContent = page.summary;
  // It is shown by then. The list describes only what is there at once.
  setTimeout(() => describeSelected(excerpt));
  return excerpt;
}

function describeSelected(excerpt: Element): void {
  const selected = excerpt.closest('.cm-tooltip-autocomplete')?.querySelector('[aria-selected]');
  selected?.setAttribute('aria-describedby', excerpt.parentElement?.id ?? '');
}
