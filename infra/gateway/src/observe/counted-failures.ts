import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { Counter } from 'prom-client';

type Labels = 'code' | 'remote' | 'version' | 'side';
type Versions = Readonly<Record<string, { readonly version: string }>>;

const ofRemotes: Readonly<Record<'server' | 'browser', readonly FailureCode[]>> = {
  server: ['FRAGMENT_FAILED', 'FRAGMENT_TIMEOUT', 'PAGE_ANSWER_REFUSED', 'LOADER_FAILED', 'LOADER_TIMEOUT'],
  browser: [
    'PART_LOAD_FAILED',
    'PART_LOAD_TIMEOUT',
    'PART_RENDER_FAILED',
    'PART_EFFECT_FAILED',
    'PART_HYDRATION_MISMATCH',
    'PART_STYLE_REFUSED',
  ],
};
const ofTheSite: readonly FailureCode[] = ['PAGE_FAILED', 'DATABASE_AWAY', 'POINTER_MALFORMED', 'PURGE_FAILED'];

/**
 * A series for what has not failed yet: a rate sees a series grow, and not that one begins with its first failure. Those of versions
 * that are over and never failed go again, so that deploys do not make series without end.
 */
export function zeroSeries(failures: Counter<Labels>): {
  readonly live: (versions: Versions) => void;
  readonly counted: (labels: Record<Labels, string>) => void;
} {
  const untouched = new Map<string, Record<Labels, string>>();
  const begin = (labels: Record<Labels, string>): void => {
    untouched.set(keyOf(labels), labels);
    failures.inc(labels, 0);
  };
  const begun = new Set<string>();
  for (const code of ofTheSite) failures.inc({ code, remote: '', version: '', side: 'server' }, 0);
  return {
    counted: (labels) => void untouched.delete(keyOf(labels)),
    live(versions) {
      const live = new Set(Object.entries(versions).map(([remote, { version }]) => `${remote} ${version}`));
      for (const [key, labels] of untouched) {
        if (live.has(`${labels.remote} ${labels.version}`)) continue;
        failures.remove(labels);
        untouched.delete(key);
      }
      for (const [remote, { version }] of Object.entries(versions)) {
        if (begun.has(`${remote} ${version}`)) continue;
        for (const side of ['server', 'browser'] as const) for (const code of ofRemotes[side]) begin({ code, remote, version, side });
      }
      begun.clear();
      for (const name of live) begun.add(name);
    },
  };
}

function keyOf({ code, remote, version, side }: Record<Labels, string>): string {
  return `${code} ${remote} ${version} ${side}`;
}
