import { causeOf, Failure } from '@webdocs/contracts/failures/failure';

export function storageWarning(key: string, thrown: unknown): string {
  return new Failure('STORAGE_UNAVAILABLE', { key, cause: causeOf(thrown) }).message;
}
