import type { ModelGroup } from './model-group.ts';

/** What a release did to a feature, as the second half of a mention. */
export const mentionedKinds = ['added', 'removed'] as const;

/**
 * In which releases each feature is named: what a word leaves of 240,000 mentions is some hundred, and a pass over all of them takes ten
 * milliseconds on a slow machine.
 */
export interface FeatureMentions {
  /** The mentions of a feature are those from its start to the start of the next. */
  readonly starts: Int32Array;
  /** Twice the place of the release, and one more where it removed the feature. */
  readonly mentions: Int32Array;
}

export function featureMentions(groups: readonly ModelGroup[], features: number): FeatureMentions {
  const starts = new Int32Array(features + 1);
  for (const group of groups) {
    for (const kind of mentionedKinds) for (const feature of group[kind]) starts[feature + 1] = (starts[feature + 1] as number) + 1;
  }
  for (let feature = 0; feature < features; feature++) {
    starts[feature + 1] = (starts[feature + 1] as number) + (starts[feature] as number);
  }
  const mentions = new Int32Array(starts[features] as number);
  const next = starts.slice();
  groups.forEach((group, place) =>
    mentionedKinds.forEach((kind, kindPlace) => {
      for (const feature of group[kind]) {
        mentions[next[feature] as number] = place * 2 + kindPlace;
        next[feature] = (next[feature] as number) + 1;
      }
    }),
  );
  return { starts, mentions };
}
