import type { IncomingMessage } from 'node:http';

export function cookiesOf(request: IncomingMessage): ReadonlyMap<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').flatMap((pair): Array<[string, string]> => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  // The first of a name counts: it has the longest path.
  return new Map(pairs.reverse());
}
