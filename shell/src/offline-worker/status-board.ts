import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { KeptArea, OfflineFailure, OfflineStatus } from '@webdocs/contracts/offline/offline-status';
import { isFull } from './fetch-pack.ts';

/** Each second that is looked at has its own place. */
const rateOverMs = 5000;

/** What is under way, for those who ask; and a line of history for each step. */
export function createStatusBoard(note: (status: OfflineStatus) => Promise<void>, now: () => number = Date.now) {
  let status: OfflineStatus = {
    phase: 'initial',
    local: null,
    remote: null,
    progress: null,
    timestamp: new Date(now()).toISOString(),
    areas: [],
  };
  let came: ReadonlyArray<{ readonly at: number; readonly bytes: number }> = [];

  return {
    now: () => status,
    set(change: Partial<OfflineStatus>): void {
      const before = status;
      status = { ...status, ...change, timestamp: new Date(now()).toISOString() };
      // Progress alone is nothing to remember.
      if (before.phase !== status.phase || before.failure !== status.failure) note(status).catch(() => undefined);
    },
    setArea({ area, locale }: Pick<KeptArea, 'area' | 'locale'>, change: Partial<KeptArea>): void {
      const areas = status.areas.map((one) => (one.area === area && one.locale === locale ? { ...one, ...change } : one));
      status = { ...status, areas, timestamp: new Date(now()).toISOString() };
    },
    /** So many bytes have come since the last time. */
    came(bytes: number): void {
      const at = now();
      came = [...came.filter((one) => at - one.at < rateOverMs), { at, bytes }];
      const [first] = came;
      const seconds = first ? (at - first.at) / 1000 : 0;
      // The first piece has no time that it took.
      const rate = seconds > 0.5 ? came.slice(1).reduce((sum, one) => sum + one.bytes, 0) / seconds : undefined;
      status = { ...status, ...(rate === undefined ? {} : { rate }) };
    },
    forgetRate(): void {
      came = [];
      status = { ...status, rate: undefined };
    },
  };
}

export type StatusBoard = ReturnType<typeof createStatusBoard>;

export function failureIn(thrown: unknown): OfflineFailure {
  if (thrown instanceof Failure) return { code: thrown.code, message: thrown.message, values: thrown.values };
  // What is written down of a download may be what does not fit any more.
  if (isFull(thrown)) return failureIn(new Failure('PACK_NO_ROOM', { pack: 'site', bytes: 0 }));
  return { code: 'OFFLINE_FAILED', message: causeOf(thrown), values: { cause: causeOf(thrown) } };
}
