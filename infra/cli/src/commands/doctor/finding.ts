/** One row of what the doctor says: a thing that was looked at, how it is, and what to do about it. */
export interface Finding {
  readonly subject: string;
  readonly verdict: 'ok' | 'warn' | 'bad';
  readonly found: string;
  readonly remedy?: string;
}

export const ok = (subject: string, found: string): Finding => ({ subject, verdict: 'ok', found });
export const warn = (subject: string, found: string, remedy: string): Finding => ({ subject, verdict: 'warn', found, remedy });
export const bad = (subject: string, found: string, remedy: string): Finding => ({ subject, verdict: 'bad', found, remedy });
