import type { DigestRhythm } from '@webdocs/contracts/api/watching';

/** Before work begins in Europe and while it is night in America: mail is there when most readers look. */
const hour = 5;
const monday = 1;

/** When the next digest is due: tomorrow at the latest, or on the next Monday. One that is off is due when it would be daily. */
export function nextDigest(rhythm: DigestRhythm, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  if (rhythm === 'weekly') next.setUTCDate(next.getUTCDate() + ((7 + monday - next.getUTCDay()) % 7));
  return next;
}
