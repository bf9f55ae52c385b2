/** Every answer of the API carries the number of its request: it finds the lines of the log. */
export const requestIdHeader = 'x-request-id';

/** Nothing that could end a line of a log or of a header. */
export const requestIdForm = /^[\w.:-]{8,80}$/;

/** The number of the request that something thrown speaks of. By form, not by class: remotes bring classes of their own. */
export function requestIdOf(thrown: unknown): string | undefined {
  const { requestId } = ((thrown as { values?: unknown } | null | undefined)?.values ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' && requestIdForm.test(requestId) ? requestId : undefined;
}
