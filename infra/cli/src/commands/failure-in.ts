import { Failure, failures, type FailureCode } from '@webdocs/contracts/failures/failure';

/** A failure of the site is the command's own: the same code, the same sentence. */
export function failureIn(said: unknown): Failure | undefined {
  const { code, values } = (said ?? {}) as { code?: unknown; values?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(failures, code)) return undefined;
  return new Failure(code as FailureCode, (values ?? {}) as Record<string, string | number>);
}
