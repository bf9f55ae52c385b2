import { showLiveTelemetry, type LiveTelemetry } from '@webdocs/contracts/api/telemetry-report';
import { call } from '@webdocs/remote-kit/call';
import { useEffect, useState } from 'react';

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
      if (isAsking || document.visibilityState !== 'visible') return;
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
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    const askNow = () => void ask();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, []);
  return live;
}
