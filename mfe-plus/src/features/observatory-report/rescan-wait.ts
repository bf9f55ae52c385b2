import { observatoryTimes } from '@webdocs/contracts/api/observatory-report';

/** Seconds until a host may be scanned again. A clock that is behind that of the scanner waits no longer than one that is right. */
export function rescanWait(scannedAt: string, now: number): number {
  const seconds = observatoryTimes.rescanSeconds - Math.floor((now - Date.parse(scannedAt)) / 1000);
  return Math.min(observatoryTimes.rescanSeconds, Math.max(0, seconds));
}
