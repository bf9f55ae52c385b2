import { showLiveTelemetry, type LiveTelemetry } from '@webdocs/contracts/api/telemetry-report';
import { call } from '@webdocs/remote-kit/call';
import { useEffect, useState } from 'react';
import { whenLookedAt } from '../../data/when-looked-at.ts';

const everyMs = 10_000;

/** The last sixty minutes, asked for again and again while the tab is looked at. */
export function useLive(): { readonly minutes: LiveTelemetry['minutes'] | undefined; readonly isAway: boolean } {
  const [live, setLive] = useState<{ readonly minutes: LiveTelemetry['minutes'] | undefined; readonly isAway: boolean }>({
    minutes: undefined,
    isAway: false,
  });
  useEffect(() => {
    let isWanted = true;
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const { minutes } = await call(showLiveTelemetry);
        if (isWanted) setLive({ minutes, isAway: false });
      } catch {
        // What was told last stays, with a word that it is not of now.
        if (isWanted) setLive(({ minutes }) => ({ minutes, isAway: true }));
      } finally {
        isAsking = false;
      }
    };
    if (document.visibilityState === 'visible') void ask();
    const stop = whenLookedAt(() => void ask(), everyMs);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return live;
}
