import { useCallback, useEffect, useState } from 'react';

export interface WantedAnswer<Wish, Found> {
  /** The last one that came; it stays while another is on its way. */
  readonly answer: { readonly of: Wish; readonly found: Found } | undefined;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** What is wanted, asked for anew when the wish is another; of two answers that of the later wish counts. */
export function useAnswer<Wish extends object, Found>(wish: Wish, ask: (wish: Wish) => Promise<Found>): WantedAnswer<Wish, Found> {
  const [answer, setAnswer] = useState<WantedAnswer<Wish, Found>['answer']>();
  const [state, setState] = useState({ isPending: true, failure: undefined as unknown });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    let isWanted = true;
    setState(({ failure }) => ({ isPending: true, failure }));
    ask(wish).then(
      (found) => {
        if (!isWanted) return;
        setAnswer({ of: wish, found });
        setState({ isPending: false, failure: undefined });
      },
      (failure: unknown) => isWanted && setState({ isPending: false, failure: failure ?? new Error('failed without a reason') }),
    );
    return () => {
      isWanted = false;
    };
  }, [...Object.values(wish), attempt]);
  return { answer, ...state, retry };
}
