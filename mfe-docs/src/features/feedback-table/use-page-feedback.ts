import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { readPageFeedback, type PageFeedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import { call } from '@webdocs/remote-kit/call';
import { useCallback, useEffect, useState } from 'react';
import type { FeedbackQuery } from './feedback-query.ts';

export type Answer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly summary: PageFeedbackSummary }
  /** No user is signed in who may see it. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly cause: string };

/** The votes that are wanted, asked for again whenever the wishes change; of two answers the later wish counts. */
export function usePageFeedback({ days, order, locale, offset }: FeedbackQuery): { readonly answer: Answer; readonly ask: () => void } {
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    let isWanted = true;
    setAnswer({ kind: 'loading' });
    call(readPageFeedback, { query: { days, order, locale: locale || undefined, offset: offset || undefined } })
      .then((summary): Answer => ({ kind: 'found', summary }), failed)
      .then((next) => {
        if (isWanted) setAnswer(next);
      });
    return () => {
      isWanted = false;
    };
  }, [days, order, locale, offset, attempt]);

  return { answer, ask };
}

function failed(thrown: unknown): Answer {
  const status = thrown instanceof Failure ? thrown.values.status : undefined;
  if (status === 401 || status === 403) return { kind: 'refused' };
  return { kind: 'failed', cause: causeOf(thrown) };
}
