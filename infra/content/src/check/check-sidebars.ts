import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { filesBelow } from '../read/content-tree.ts';
import { urlOf } from '../read/document-index.ts';
import type { PageContext } from '../write/page-context.ts';
import type { CheckedFile } from './check-corpus.ts';
import { PageCheck } from './page-check.ts';

/** `- /Web/API`, `link: /en-US/docs/Web/API`, `path: /Web/API`: a sidebar's links are its own, and in English. */
export const sidebarLink = /^(\s*(?:-\s+)?(?:(?:link|path):\s*)?["']?)(\/(?:en-US\/docs\/|docs\/)?)([^\s"'#]+)/gm;

/** Every sidebar file with a link that leads nowhere, or there only by a detour. */
export function checkSidebars({ corpus }: PageContext, only: readonly string[] = []): CheckedFile[] {
  const files = corpus.trees.flatMap(({ sidebars }) =>
    sidebars.flatMap((folder) => [...filesBelow(folder, (name) => name.endsWith('.yaml'))]),
  );
  const meant = files.filter((file) => only.length === 0 || only.some((path) => file === path || file.startsWith(path + sep)));
  return meant.flatMap((file) => {
    const flaws = flawsOf(readFileSync(file, 'utf8'), corpus);
    return flaws.length ? [{ file, url: '', title: '', flaws }] : [];
  });
}

function flawsOf(text: string, { documents, redirects }: PageContext['corpus']): CheckedFile['flaws'] {
  const check = new PageCheck(text, 0);
  for (const { index, 1: before = '', 2: lead = '', 3: written = '' } of text.matchAll(sidebarLink)) {
    // Other sections of the site have no documents.
    if (/^[a-z]{2}(?:-[A-Z]{2})?\//.test(written)) continue;
    const slug = written.replace(/\/$/, '');
    const start = index + before.length + lead.length;
    const range = { start, end: start + written.length };
    const page = documents.find(fallbackLocale, slug);
    if (page?.slug === written) continue;
    const moved = page ? urlOf(page) : redirects.get(`/${fallbackLocale}/docs/${slug}`.toLowerCase());
    const right = /^\/en-US\/docs\/([^#]+)$/.exec(moved ?? '')?.[1];
    check.add({
      kind: 'sidebar',
      explanation: moved === undefined ? `There is no page at ${lead}${written}` : `${lead}${written} is at ${moved} now`,
      suggestion: right && lead + right,
      href: lead + written,
      range,
      fix: right === undefined ? undefined : { ...range, replacement: right },
    });
  }
  return check.flaws();
}
