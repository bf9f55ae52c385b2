import { useEffect, useRef, useState } from 'react';
import { problemOf, type CallProblem } from './call-problem.ts';

export interface PlaygroundCall {
  readonly isPending: boolean;
  readonly problem: CallProblem | undefined;
  /** Does the work, unless some is being done. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** Says that something cannot be done, without trying. */
  readonly refuse: (problem: CallProblem) => void;
  /** Does the failed work once more. */
  readonly retry: () => void;
}

/** Calls of one dialog: one at a time, and why the last one failed. */
export function useCall(): PlaygroundCall {
  const [state, setState] = useState<{ readonly isPending: boolean; readonly problem?: CallProblem }>({ isPending: false });
  const last = useRef<() => Promise<unknown>>(undefined);
  const isRunning = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const run = (work: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    last.current = work;
    setState(({ problem }) => ({ isPending: true, ...(problem ? { problem } : {}) }));
    work()
      .then(
        () => undefined,
        (thrown: unknown) => problemOf(thrown),
      )
      .then((problem) => {
        isRunning.current = false;
        if (!isGone.current) setState({ isPending: false, ...(problem ? { problem } : {}) });
      });
  };
  return {
    isPending: state.isPending,
    problem: state.problem,
    run,
    refuse: (problem) => setState({ isPending: false, problem }),
    retry: () => last.current && run(last.current),
  };
}
