import { latePiece, type PartProps } from '@webdocs/remote-kit';
import { keepInAccount } from '../../data/keep-in-account.ts';
import { useAccountForTicks, useTicks } from '../../ticks/use-ticks.ts';

const Continue = latePiece(
  async () =>
    (await import(/* webpackChunkName: "continue-curriculum" */ '../../features/continue/ContinueCurriculum.tsx')).continueCurriculum,
);

/** On the front page: the way on for a learner. A reader who ticked nothing sees and fetches nothing of it. */
export function ContinuePart({ page }: PartProps) {
  useAccountForTicks(keepInAccount);
  const { hasTicks } = useTicks();
  return page.renderer === 'Homepage' && hasTicks ? <Continue /> : null;
}
