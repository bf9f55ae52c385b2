import { findOnPath, isExecutable } from './programs-on-path.ts';

/** The named one, or one on the PATH: Debian's first. */
export function findFirefox({ FIREFOX, PATH }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (FIREFOX) return isExecutable(FIREFOX) ? FIREFOX : undefined;
  return findOnPath(['firefox-esr', 'firefox'], PATH);
}
