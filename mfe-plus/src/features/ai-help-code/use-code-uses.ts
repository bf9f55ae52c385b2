import { keptQueueFrom, keptQueueKey, storedQueue, type KeptBlock } from '@webdocs/contracts/samples/kept-queue';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useFact, useLocale, usePublish, useText } from '@webdocs/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import type { CodeUses, PlayableCode } from '../../answers/code-use.ts';

export interface CodeQueueHere extends CodeUses {
  /** How many blocks are collected, here and on pages of documents. */
  readonly queued: number;
  playQueue(): Promise<string>;
  clearQueue(): void;
}

/** Takes code of answers to the clipboard, to the Playground, and into the queue that all pages of the tab share. */
export function useCodeUses(): CodeQueueHere {
  const text = useText();
  const locale = useLocale();
  const publish = usePublish();
  const known = useFact('playQueue');
  const [kept, setKept] = useState<readonly KeptBlock[]>([]);
  useEffect(() => setKept(read()), []);

  return useMemo(() => {
    const inFact = new Set(known.map(({ key }) => key));
    const page = `/${locale}/plus/ai-help`;
    const keyOf = (code: string) => `${page}#${hashOf(code)}`;
    /** Mounted pages get the event, later ones read the storage. */
    const change = (next: readonly KeptBlock[]) => {
      write(next);
      setKept(next);
      const wanted = new Set(next.map(({ key }) => key));
      for (const { key, id, lang } of kept) if (!wanted.has(key) && inFact.has(key)) publish('play-queue/toggled', { key, id, lang });
      for (const { key, id, lang } of next) if (!inFact.has(key)) publish('play-queue/toggled', { key, id, lang });
    };
    const play = async (code: readonly PlayableCode[]) => {
      // At once, because browsers open a tab only in answer to a press.
      const tab = window.open('', '_blank') ?? window;
      try {
        const { openPlayground } = await import(/* webpackChunkName: "open-playground" */ '@webdocs/reading/open-playground');
        await openPlayground(tab, locale, joined(code));
        return '';
      } catch {
        if (tab !== window) tab.close();
        return text('reading-play-failed');
      }
    };
    return {
      queued: kept.length,
      isQueued: (code) => kept.some(({ key }) => key === keyOf(code)),
      async copy(words) {
        return navigator.clipboard.writeText(words).then(
          () => text('reading-copied'),
          () => text('reading-copy-failed'),
        );
      },
      play,
      toggle({ code, lang, name }) {
        const key = keyOf(code);
        const isIn = kept.some((block) => block.key === key);
        change(isIn ? kept.filter((block) => block.key !== key) : [...kept, { key, id: hashOf(code), lang, code, name }]);
        return text(isIn ? 'plus-answer-taken-out' : 'plus-answer-queued', { count: isIn ? kept.length - 1 : kept.length + 1 });
      },
      playQueue: () => play(kept.map(({ code, lang }) => ({ code, lang: lang === 'js' || lang === 'css' ? lang : 'html' }))),
      clearQueue: () => change([]),
    };
  }, [kept, known, locale, text, publish]);
}

function joined(blocks: readonly PlayableCode[]): SampleCode {
  const code: Partial<Record<PlayableCode['lang'], string>> = {};
  for (const { code: own, lang } of blocks) code[lang] = [code[lang], own].filter((part) => part !== undefined).join('\n');
  return code;
}

function read(): readonly KeptBlock[] {
  try {
    return keptQueueFrom(sessionStorage.getItem(keptQueueKey));
  } catch {
    return [];
  }
}

function write(blocks: readonly KeptBlock[]): void {
  try {
    const stored = storedQueue(blocks);
    if (stored === null) sessionStorage.removeItem(keptQueueKey);
    else sessionStorage.setItem(keptQueueKey, stored);
  } catch {
    // The queue lives as long as this page then.
  }
}

/** The same code has the same name, so that its button knows whether it is in. */
function hashOf(code: string): string {
  let hash = 5381;
  for (let index = 0; index < code.length; index += 1) hash = (hash * 33 + code.charCodeAt(index)) >>> 0;
  return `answer-${hash.toString(36)}`;
}
