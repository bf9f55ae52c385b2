import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';

const question = /\(\s*prefers-color-scheme\s*(?::\s*(light|dark)\s*)?\)/gi;
const asksForScheme = (media: string) => media.search(question) >= 0;

/**
 * Code that knows both grounds follows the theme of the page, which need not be that of the system: the scheme of the
 * document, and what its styles and scripts hear when they ask which one is preferred. Gives what changes the theme.
 */
export function followTheme(first: FrameTheme): (theme: FrameTheme) => void {
  let theme = first;
  // What is always true, and what never is, as questions that every browser knows.
  const answered = (media: string) =>
    media.replace(question, (_, wanted?: string) => (!wanted || wanted.toLowerCase() === theme ? '(min-width: 0)' : '(max-width: 0)'));

  const tellLists = answerScripts(answered);
  const answerAll = () => {
    answerStyles(answered);
    followScheme(theme);
  };
  document.documentElement.style.setProperty('color-scheme', theme);
  document.addEventListener('DOMContentLoaded', answerAll);
  const watcher = new MutationObserver((changes) => changes.some(bringsStyles) && answerAll());
  watcher.observe(document, { childList: true, subtree: true });
  // Styles in files are there only when they have loaded.
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && answerAll(), { capture: true });

  return (next) => {
    theme = next;
    answerAll();
    tellLists();
  };
}

/** A root that takes either scheme gets that of the theme; one that insists on its own keeps it. */
function followScheme(theme: FrameTheme): void {
  const root = document.documentElement as HTMLElement | null;
  // Code may take it away.
  if (!root) return;
  const { style } = root;
  style.removeProperty('color-scheme');
  const scheme = getComputedStyle(root).colorScheme;
  if (scheme.includes('light') && scheme.includes('dark')) style.setProperty('color-scheme', theme);
}

/** `matchMedia` with answers of the theme. Gives what tells those who listen that it has changed. */
function answerScripts(answered: (media: string) => string): () => void {
  const ask = window.matchMedia.bind(window);
  const told = new Map<MediaQueryList, { readonly media: string; readonly matches: boolean }>();
  window.matchMedia = (media) => {
    const list = ask(media);
    const written = String(media);
    if (!asksForScheme(written)) return list;
    const matches = () => ask(answered(written)).matches;
    told.set(list, { media: written, matches: matches() });
    return Object.defineProperty(list, 'matches', { get: matches });
  };
  return () => {
    for (const [list, { media, matches: before }] of told) {
      const { matches } = list;
      if (matches === before) continue;
      told.set(list, { media, matches });
      list.dispatchEvent(new MediaQueryListEvent('change', { matches, media }));
    }
  };
}

/** As they were written, before their first answer. */
const writtenMedia = new WeakMap<MediaList | HTMLSourceElement, string>();

function answerStyles(answered: (media: string) => string): void {
  const answer = (media: MediaList) => {
    const written = writtenMedia.get(media) ?? media.mediaText;
    if (!asksForScheme(written)) return;
    writtenMedia.set(media, written);
    if (media.mediaText !== answered(written)) media.mediaText = answered(written);
  };
  for (const sheet of document.styleSheets) {
    answer(sheet.media);
    answerWithin(sheet, answer);
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
    const written = writtenMedia.get(source) ?? source.media;
    if (!asksForScheme(written)) continue;
    writtenMedia.set(source, written);
    source.media = answered(written);
  }
}

function answerWithin(holder: CSSStyleSheet | CSSGroupingRule | CSSStyleRule, answer: (media: MediaList) => void): void {
  for (const rule of rulesOf(holder)) {
    if (rule instanceof CSSMediaRule) answer(rule.media);
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answerWithin(rule, answer);
    if (rule instanceof CSSImportRule) {
      answer(rule.media);
      if (rule.styleSheet) answerWithin(rule.styleSheet, answer);
    }
  }
}

function rulesOf(holder: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): Iterable<CSSRule> {
  try {
    return holder.cssRules;
  } catch {
    // A file of another origin keeps its rules to itself.
    return [];
  }
}

function bringsStyles({ target, addedNodes }: MutationRecord): boolean {
  if (target instanceof HTMLStyleElement) return true;
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.matches('style, link, source') || node.querySelector('style, link, source') !== null),
  );
}
