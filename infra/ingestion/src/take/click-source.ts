import { clickSourcePrefixes, longestClickSource, otherClickSource } from '@webdocs/contracts/telemetry/click-sources';
import { withinBytes } from './within-bytes.ts';

export interface ClickSource {
  readonly source: string;
  /** What stands for it once there are too many. */
  readonly family: string;
}

// The longest first: one may begin with another.
const prefixes = clickSourcePrefixes.toSorted((one, other) => other.length - one.length);

/** What was pressed, in the vocabulary of the site. */
export function clickSource(given: string): ClickSource {
  const prefix = prefixes.find((one) => given.startsWith(one));
  if (prefix === undefined) return { source: otherClickSource, family: otherClickSource };
  return { source: withinBytes(given, longestClickSource), family: prefix.replace(/[: _]+$/, '') };
}
