import { useEffect, useRef, useState } from 'react';
import { withStorage } from '@webdocs/reading/with-storage';

const key = 'playground-run-as-typed';
/** Longer than between two keys of those who type slowly, shorter than a look at the result. */
const restMs = 600;

interface TypedRuns {
  /** How often the reader changed the code, and how often it was to run. */
  readonly edits: number;
  readonly revision: number;
  /** Whether what is there now may run without being asked for: it has been before, and was not stopped. */
  readonly mayRun: boolean;
  readonly run: () => void;
}

/** Runs what was typed once the reader rests. A run by hand comes first and leaves nothing to run. */
export function useTypedRuns({ edits, revision, mayRun, run }: TypedRuns) {
  const [isOn, setOn] = useState(true);
  const newest = useRef(run);
  const done = useRef({ edits: 0, revision: 0 });

  useEffect(() => setOn(withStorage(key, (storage) => storage.getItem(key)) !== 'off'), []);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => {
    if (revision !== done.current.revision) done.current = { edits, revision };
    if (!isOn || !mayRun || edits === done.current.edits) return undefined;
    const timer = setTimeout(() => {
      done.current = { edits, revision };
      newest.current();
    }, restMs);
    return () => clearTimeout(timer);
  }, [edits, revision, isOn, mayRun]);

  const turn = (next: boolean) => {
    setOn(next);
    withStorage(key, (storage) => (next ? storage.removeItem(key) : storage.setItem(key, 'off')));
  };
  return { isOn, turn };
}
