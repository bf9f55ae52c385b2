import type { MarkOutcome } from '@webdocs/contracts/samples/sample-messages';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { check, warning, type Drawing } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { loadMessages } from '@webdocs/i18n';
import type { SamplesAway } from '../../sample-frames/kept-run.ts';
import { checkRun } from './check-run.ts';
import { doneOf, newlyDone, checkResultsOf, untouched, type CheckResult } from './check-results.ts';
import styles from './sample-checks.module.css';
import words from './words/en-US.ftl';

interface MarkSurroundings {
  readonly locale: Locale;
  readonly pseudo: boolean;
  /** Origin of the playground. */
  readonly play: string;
  readonly away?: SamplesAway | undefined;
  /** After each run, and when the code is as it was. */
  readonly onResults?: (done: number, count: number) => void;
}

/** Follows the runs of an example and says what of its list is done. */
export interface SampleChecks {
  readonly ran: (code: SampleCode, stage: HTMLElement) => void;
  readonly reset: () => void;
  readonly stop: () => void;
}

interface Row {
  readonly element: HTMLElement;
  readonly sentence: string;
  readonly check: string;
  /** Shown in the box of the mark. */
  readonly sign: HTMLElement;
  readonly state: HTMLElement;
}

const signs: Readonly<Partial<Record<MarkOutcome, Drawing>>> = { done: check, failed: warning };

/** Brings the list of marks behind an example to life, as the content build wrote it. */
export async function startSampleChecks(
  list: HTMLElement,
  { locale, pseudo, play, away, onResults }: MarkSurroundings,
): Promise<SampleChecks> {
  const { text } = await loadMessages(words, locale, { pseudo });
  const rows = [...list.querySelectorAll<HTMLElement>('[data-check]')].map(rowOf);
  const progress = make('span', { class: styles.progress });
  const said = make('span', { class: 'visually-hidden', role: 'status' });
  let results: readonly CheckResult[] | undefined;
  let endRun: (() => void) | undefined;

  list.querySelector('.sample-marks-title')?.append(progress);
  list.append(said);
  list.classList.add(styles.list ?? '');
  show(rows.map(() => untouched));

  return {
    ran(code, stage) {
      endRun?.();
      endRun = checkRun({
        code,
        checks: rows.map((row) => row.check),
        stage,
        play,
        away,
        onEnd: (answers) => showResults(checkResultsOf(rows.length, answers, text('docs-marks-silent'))),
      });
    },
    reset() {
      endRun?.();
      showResults(rows.map(() => untouched));
    },
    stop() {
      endRun?.();
      progress.remove();
      said.remove();
      for (const { element, sign, state } of rows) {
        sign.remove();
        state.remove();
        delete element.dataset.state;
      }
      delete list.dataset.state;
      list.classList.remove(styles.list ?? '');
    },
  };

  /** What the code of the chapter already has is no news. */
  function showResults(next: readonly CheckResult[]): void {
    const before = results;
    results = next;
    show(next);
    onResults?.(doneOf(next), rows.length);
    if (!before || doneOf(before) === doneOf(next)) return;
    const news = newlyDone(before, next).map((index) => text('docs-marks-now-done', { sentence: rows[index]?.sentence ?? '' }));
    said.textContent = [...news, summaryOf(next)].join(' ');
  }

  function show(next: readonly CheckResult[]): void {
    rows.forEach(({ element, sign, state }, index) => {
      const result = next[index] ?? untouched;
      const drawing = signs[result.outcome];
      element.dataset.state = result.outcome;
      sign.replaceChildren(...(drawing ? [glyph(drawing)] : []));
      state.textContent = wordsFor(result);
    });
    list.dataset.state = doneOf(next) === rows.length ? 'done' : 'open';
    progress.textContent = summaryOf(next);
  }

  function wordsFor({ outcome, reason }: CheckResult): string {
    return outcome === 'failed' && reason ? text('docs-marks-failed-because', { reason }) : text(`docs-marks-${outcome}`);
  }

  function summaryOf(next: readonly CheckResult[]): string {
    const done = doneOf(next);
    return done === rows.length ? text('docs-marks-all-done') : text('docs-marks-progress', { done, count: rows.length });
  }
}

function rowOf(element: HTMLElement): Row {
  const sentence = element.textContent?.trim() ?? '';
  const sign = make('span', { class: styles.sign, 'aria-hidden': 'true' });
  const state = make('span', { class: styles.state });
  element.append(sign, state);
  return { element, sentence, check: element.dataset.check ?? '', sign, state };
}
