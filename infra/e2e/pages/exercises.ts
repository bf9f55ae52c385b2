import type { Page } from '@playwright/test';
import { addressed, checkTimeLimitMs, runnerAddress, type MarkOutcome } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import type { ServedPage } from '../site/served-page.ts';
import { writtenExample } from '../src/samples/written-samples.ts';

/** A sample with checks, as the text of a chapter has it. */
interface Exercise {
  readonly checks: readonly string[];
  readonly initial: SampleCode;
  readonly solved: SampleCode;
}

export function exercisesIn(chapter: ServedPage): Promise<Exercise[]> {
  return Promise.all(chapter.all('.sample-marks').map((list) => exerciseOf(list, chapter.path)));
}

async function exerciseOf(list: HTMLElement, path: string): Promise<Exercise> {
  const example = list.previousElementSibling;
  const solution = list.nextElementSibling;
  if (!example?.matches('interactive-example') || !solution?.matches('details'))
    throw new Error(`a list of ${path} has no sample or solution`);
  const { code } = await writtenExample(path, example.outerHTML, path);
  const parts = [...solution.querySelectorAll('pre')].map((pre) => [pre.className.split(' ')[1], pre.textContent]);
  return {
    checks: [...list.querySelectorAll<HTMLElement>('[data-check]')].map(({ dataset }) => dataset.check ?? ''),
    initial: code,
    solved: { ...code, ...Object.fromEntries(parts) },
  };
}

/** What the frames of pages answer to the checks, each code in a frame of its own; a check without an answer has failed. */
export async function outcomesIn(
  page: Page,
  works: ReadonlyArray<{ readonly code: SampleCode; readonly checks: readonly string[] }>,
): Promise<MarkOutcome[][]> {
  const origin = page.url().replace(/\/\/[^:]+(:\d+)?\/.*/, '//play.localhost$1');
  const frames = await Promise.all(
    works.map(async ({ code, checks }, index) => {
      const { state, hash } = await encodeSample(code);
      const id = `exercise-${index}`;
      const address = runnerAddress({ origin, state, hash, id, theme: 'light', srcPrefix: code.srcPrefix ?? '' });
      return { id, address, count: checks.length, order: addressed({ typ: 'check', checks }, id) };
    }),
  );
  const patienceMs = 10_000 + Math.max(...frames.map(({ count }) => count)) * checkTimeLimitMs;
  return page.evaluate(answersOf, { frames, patienceMs });
}

interface Asked {
  readonly id: string;
  readonly address: string;
  readonly count: number;
  readonly order: unknown;
}

/** Runs in a page of the site: the hosts of samples are for its frames alone. */
async function answersOf({
  frames,
  patienceMs,
}: {
  readonly frames: readonly Asked[];
  readonly patienceMs: number;
}): Promise<MarkOutcome[][]> {
  const answers = new Map<string, MarkOutcome[]>(frames.map(({ id, count }) => [id, Array<MarkOutcome>(count).fill('failed')]));
  let missing = frames.reduce((sum, { count }) => sum + count, 0);
  const shown = frames.map(({ address }) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    Object.assign(frame, { width: '700', height: '300', src: address });
    return frame;
  });
  const hearing = new AbortController();
  const allAnswered = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
    const hear = ({ data, source }: MessageEvent) => {
      const frame = frames.find(({ id }) => id === data?.uuid);
      if (frame && data.typ === 'ready') (source as Window).postMessage(frame.order, '*');
      if (!frame || data.typ !== 'mark') return;
      answers.get(frame.id)?.splice(data.index, 1, data.outcome);
      if (--missing === 0) resolve();
    };
    addEventListener('message', hear, { signal: hearing.signal });
  });
  document.body.prepend(...shown);
  await allAnswered;
  hearing.abort();
  for (const frame of shown) frame.remove();
  return [...answers.values()];
}
