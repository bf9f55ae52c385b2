import { useState } from 'react';

/** What was typed and not saved, kept above the forms: a look at something else loses nothing. */
export interface KeptDrafts<Draft> {
  readonly areThere: boolean;
  of(key: string): Draft | undefined;
  keep(key: string, draft: Draft): void;
  /** Takes a draft away that was saved or discarded, unless more has been typed since. */
  forget(key: string, draft: Draft | undefined): void;
  /** Takes all away whose key begins like this. */
  forgetAll(start: string): void;
}

export function useKeptDrafts<Draft>(): KeptDrafts<Draft> {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const without = (isGone: (key: string, draft: Draft) => boolean) =>
    setDrafts((all) => new Map([...all].filter(([key, draft]) => !isGone(key, draft))));
  return {
    areThere: drafts.size > 0,
    of: (key) => drafts.get(key),
    keep: (key, draft) => setDrafts((all) => new Map(all).set(key, draft)),
    forget: (key, draft) => without((one, kept) => one === key && kept === draft),
    forgetAll: (start) => without((one) => one.startsWith(start)),
  };
}
