import { Failure } from '@webdocs/contracts/failures/failure';

/**
 * The path of a request, decoded once and for all, or a Failure. Nothing decodes again after this: what still looks
 * encoded is meant literally.
 */
export function guardPath(path: string, { limit }: { limit: number }): string {
  if (path.length > limit) throw new Failure('ADDRESS_TOO_LONG', { length: path.length, limit });
  if (!path.startsWith('/')) throw malformed('a path starts with a slash');
  if (/[^\x21-\x7e]/.test(path)) throw malformed('a character that has to be written with percent signs');
  if (/%2f/i.test(path)) throw malformed('an encoded slash');

  const decoded = decodedOnce(path);
  if (/\p{Cc}/u.test(decoded)) throw malformed('a control character');
  if (decoded.includes('\\')) throw malformed('a backslash');
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) throw malformed('a step out of its folder');
  return decoded;
}

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw malformed('percent signs that are not UTF-8');
  }
}

function malformed(cause: string): Failure {
  return new Failure('ADDRESS_MALFORMED', { cause });
}
