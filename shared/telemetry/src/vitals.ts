import type { VitalName } from '@webdocs/contracts/telemetry/metrics';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** A shift has no unit: of its share of the window ten thousandths are told, of all else milliseconds. */
const shiftUnit = 10_000;

/**
 * Calls back once, when the page is hidden for the first time, with what was measured of it by then. What it returns ends that sooner: browsers
 * go on to add up what happens after a move to another page, which another remote may show.
 */
export function measureVitals(document: Document, tell: (values: Readonly<Partial<Record<VitalName, number>>>) => void): () => void {
  const values: Partial<Record<VitalName, number>> = {};
  const take = ({ name, value }: Metric) => void (values[name as VitalName] = Math.round(name === 'CLS' ? value * shiftUnit : value));
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(take, { reportAllChanges: true });
  document.addEventListener('visibilitychange', hidden);
  let isOver = false;
  return end;

  function hidden(): void {
    if (document.visibilityState === 'hidden') end();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    document.removeEventListener('visibilitychange', hidden);
    if (Object.keys(values).length > 0) tell(values);
  }
}
