import type { FromWorker } from '@webdocs/contracts/offline/worker-messages';
import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import { offlineProblem } from './offline-problem.ts';

interface OfflineProblemProps {
  readonly problem: unknown;
  readonly pong: FromWorker | undefined;
  readonly again: () => void;
}

/** Why nothing can be fetched, or why the last run ended. */
export function OfflineProblem({ problem, pong, again }: OfflineProblemProps) {
  const text = useText();
  const told = offlineProblem(problem, pong?.status);
  if (!told) return null;
  const failed = pong?.status.areas.find(({ failure }) => failure);
  const pack = text(`plus-offline-area-${failed?.area ?? 'site'}`);
  return (
    <Note kind="warning" title={text('plus-offline-problem')}>
      {text(`plus-offline-${told.words}`, { pack, percent: told.percent })}{' '}
      <Button size="small" onClick={again}>
        {text('plus-offline-again')}
      </Button>
    </Note>
  );
}
