import type { NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import type { PortRunner } from '../sample-frames/port-runner.ts';
import type { preparation } from './preparation.ts';

interface PreparingOptions {
  readonly runnerWith: (onNoModule: (message: NoModuleMessage) => void) => PortRunner;
  readonly locale: Locale;
  readonly pseudo: boolean;
  readonly notify: (sentence: string, place?: { readonly part: 'js' | 'importMap'; readonly line: number }) => void;
  /** Nothing can be prepared without a network; with the next one it is tried again. */
  readonly onAway: () => void;
  /** Loads what prepares code. */
  readonly load?: () => Promise<{ readonly preparation: typeof preparation }>;
}

const loadChunk = () => import(/* webpackChunkName: "docs-script-preparation" */ './preparation.ts');

/** Browsers run modules as they are. */
function needsPreparation({ language, importMap }: SampleCode): boolean {
  return (language !== undefined && language !== 'module') || Boolean(importMap);
}

/** A runner that has code of other languages compiled first, and looks at import maps. All other code runs at once. */
export function preparingRunner({ runnerWith, locale, pseudo, notify, onAway, load = loadChunk }: PreparingOptions): PortRunner {
  let turn = 0;
  let waiting: (() => void) | undefined;
  const runner = runnerWith((message) => void tellModule(message).catch(() => undefined));
  const retry = () => waiting?.();
  window.addEventListener('online', retry);
  return {
    prepare: runner.prepare,
    run(code, isTyped) {
      turn += 1;
      waiting = undefined;
      if (needsPreparation(code)) void runPrepared(code, isTyped, turn);
      else runner.run(code, isTyped);
    },
    end() {
      turn += 1;
      waiting = undefined;
      runner.end();
    },
    stop() {
      turn += 1;
      window.removeEventListener('online', retry);
      runner.stop();
    },
  };

  async function runPrepared(code: SampleCode, isTyped: boolean | undefined, own: number): Promise<void> {
    try {
      const {
        preparation: { isUnprepared, preparedCode, wordsOf },
      } = await load();
      const prepared = await preparedCode(code);
      const text = isUnprepared(prepared) ? await wordsOf(locale, pseudo) : undefined;
      // What was typed meanwhile is newer.
      if (own !== turn) return;
      if (!isUnprepared(prepared)) runner.run(prepared, isTyped);
      else if (text)
        notify(text(prepared.message, prepared.values), prepared.line ? { part: prepared.part, line: prepared.line } : undefined);
    } catch {
      if (own !== turn) return;
      waiting = () => void runPrepared(code, isTyped, own);
      onAway();
    }
  }

  async function tellModule(message: NoModuleMessage): Promise<void> {
    const own = turn;
    const { preparation: found } = await load();
    const text = await found.wordsOf(locale, pseudo);
    if (own === turn) notify(text(...found.moduleSentence(message)));
  }
}
