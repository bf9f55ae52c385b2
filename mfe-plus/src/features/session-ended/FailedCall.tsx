import { Glyph } from '@webdocs/design/Glyph';
import { octagon } from '@webdocs/design/drawings';
import { latePiece, useLatePiece, useText } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { callProblem, refusalOf } from '../../calls/call-problem.ts';
import type { RepeatableCall } from '../../calls/repeatable-call.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { TryAgain } from './TryAgain.tsx';
import styles from './SessionEnded.module.css';

const Refusal = latePiece(async () => (await import(/* webpackChunkName: "refusals" */ '../../refusals/Refusal.tsx')).refusal);

/** What a form says of a call that failed, with the way on. The form itself stays as it is. */
export function FailedCall({
  call: { failure, isPending, retry },
}: {
  readonly call: Pick<RepeatableCall, 'failure' | 'isPending' | 'retry'>;
}) {
  const text = useText();
  const told = useLatePiece(Refusal);
  const refusal = refusalOf(failure);
  const isRefused = refusal !== undefined;
  useEffect(() => void (isRefused && told.fetch()), [isRefused]);
  if (failure === undefined) return null;
  const problem = callProblem(failure);
  if (problem.kind === 'signed-out' || problem.kind === 'sign-in-too-old') {
    return <SessionEnded isFresh={problem.kind === 'sign-in-too-old'} onRetry={retry} isPending={isPending} />;
  }
  return (
    <div className={styles.box} data-tone="danger" role="alert">
      <p className={styles.words}>
        <Glyph of={octagon} size={18} />
        <span>
          {problem.kind === 'unanswered'
            ? text('plus-call-unanswered')
            : refusal && !told.hasFailed
              ? told.isThere && <Refusal {...refusal} message={problem.message} />
              : text('plus-call-error', { message: problem.message })}
        </span>
      </p>
      {problem.kind === 'later' && <p className={styles.kept}>{text('plus-call-kept')}</p>}
      {problem.kind !== 'refused' && (
        <div className={styles.actions}>
          <TryAgain onRetry={retry} isPending={isPending} />
        </div>
      )}
    </div>
  );
}
