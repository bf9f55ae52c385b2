import { useCallback, useEffect, useRef, useState } from 'react';

/** A call that changes something: one at a time, and repeated as it was when the reader asks for it. */
export interface RepeatableCall {
  readonly isPending: boolean;
  /** What the last try threw; it stays while the call is tried again. */
  readonly failure: unknown;
  /** Does the work, unless some is being done. */
  run(work: () => Promise<unknown>): void;
  /** Does the failed work once more. */
  retry(): void;
  /** Takes the failure off the screen. */
  forget(): void;
}

const idle = { isPending: false, failure: undefined as unknown };

export function useRepeatableCall(): RepeatableCall {
  const [state, setState] = useState(idle);
  const work = useRef<(() => Promise<unknown>) | undefined>(undefined);
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  const attempt = useCallback(async () => {
    if (isRunning.current || !work.current) return;
    isRunning.current = true;
    setState(({ failure }) => ({ isPending: true, failure }));
    const settled = await work.current().then(
      () => idle,
      (failure: unknown) => ({ isPending: false, failure: failure ?? new Error('failed without a reason') }),
    );
    isRunning.current = false;
    if (isMounted.current) setState(settled);
  }, []);

  const run = useCallback(
    (next: () => Promise<unknown>) => {
      if (isRunning.current) return;
      work.current = next;
      void attempt();
    },
    [attempt],
  );
  const retry = useCallback(() => void attempt(), [attempt]);
  const forget = useCallback(() => setState(({ isPending }) => ({ isPending, failure: undefined })), []);
  return { ...state, run, retry, forget };
}
