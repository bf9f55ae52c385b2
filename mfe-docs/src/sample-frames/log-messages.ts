import { track } from '@webdocs/telemetry';

/** Logs each kind of message of a frame once: code that prints in a loop sends two hundred a second, and each that is logged is a request. */
export function logMessages(): (kind: string) => void {
  const logged = new Set<string>();
  return (kind) => {
    if (logged.has(kind)) return;
    logged.add(kind);
    track({ kind: 'example-message', message: kind });
  };
}
