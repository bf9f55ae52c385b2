import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { FailuresOfRemotes, RemoteFailures } from '@webdocs/contracts/remote/serving';
import type { Counter } from 'prom-client';

type Labels = 'code' | 'remote' | 'version' | 'side';
type Side = 'server' | 'browser';
type Versions = Readonly<Record<string, { readonly version: string }>>;

const ofRemotes: Readonly<Record<Side, readonly FailureCode[]>> = {
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

export interface CountedFailures {
  readonly count: (labels: Record<Labels, string>) => void;
  /** From now on these versions are served. */
  readonly live: (versions: Versions) => void;
  /** Of what is served; those parts are not tried whose keys are given. */
  readonly ofLive: (notTried: readonly string[]) => FailuresOfRemotes;
}

/**
 * Failures by code, remote and version. There is a series for what has not failed yet: a rate sees a series grow, and not that one begins
 * with its first failure. Those of versions that are over and never failed go again, so that deploys do not make series without end.
 */
export function countedFailures(failures: Counter<Labels>): CountedFailures {
  /** Every series that there is, with what it counts. */
  const series = new Map<string, { readonly labels: Record<Labels, string>; count: number }>();
  let served: Versions = {};
  for (const code of ofTheSite) failures.inc({ code, remote: '', version: '', side: 'server' }, 0);

  const begin = (labels: Record<Labels, string>): { count: number } => {
    const key = [labels.code, labels.remote, labels.version, labels.side].join(' ');
    const known = series.get(key);
    if (known) return known;
    const begun = { labels, count: 0 };
    series.set(key, begun);
    failures.inc(labels, 0);
    return begun;
  };

  return {
    count(labels) {
      begin(labels).count += 1;
      failures.inc(labels);
    },
    live(versions) {
      served = versions;
      for (const [key, { labels, count }] of series) {
        if (count > 0 || versions[labels.remote]?.version === labels.version) continue;
        failures.remove(labels);
        series.delete(key);
      }
      for (const [remote, { version }] of Object.entries(versions))
        for (const side of ['server', 'browser'] as const) for (const code of ofRemotes[side]) begin({ code, remote, version, side });
    },
    ofLive(notTried) {
      const all = [...series.values()];
      const entries = Object.entries(served).map(([remote, { version }]): [string, RemoteFailures] => {
        const own = all.filter(({ labels, count }) => count > 0 && labels.remote === remote && labels.version === version);
        const sum = (side: Side) => own.reduce((total, { labels, count }) => total + (labels.side === side ? count : 0), 0);
        const codes: Record<string, number> = {};
        for (const { labels, count } of own) codes[labels.code] = (codes[labels.code] ?? 0) + count;
        const key = `${remote}@${version}`;
        // After the version comes a part, or what is asked of the server entry.
        const ownKeys = notTried.filter((one) => one.startsWith(key) && ' /'.includes(one.charAt(key.length)));
        const resting = ownKeys.map((one) => one.slice(key.length + 1));
        return [remote, { server: sum('server'), browser: sum('browser'), codes, notTried: resting }];
      });
      return Object.fromEntries(entries.filter(([, { server, browser, notTried }]) => server + browser + notTried.length > 0));
    },
  };
}
