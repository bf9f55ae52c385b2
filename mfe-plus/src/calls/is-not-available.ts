import { Failure } from '@webdocs/contracts/failures/failure';

/** Whether a call failed because this site has no such thing, now or at all. */
export function isNotAvailable(thrown: unknown): boolean {
  if (!(thrown instanceof Failure) || thrown.code !== 'REQUEST_FAILED') return false;
  return thrown.values.status === 404 || thrown.values.status === 501;
}
