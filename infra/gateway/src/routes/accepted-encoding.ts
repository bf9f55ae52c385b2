import Negotiator from 'negotiator';
import { encodings, type Encoding } from '../cache/page-cache.ts';

/** The encoding that the client likes best; among those it likes equally the one that we do, and the plain text last. */
export function acceptedEncoding(header: string | undefined, ours: readonly Encoding[] = encodings): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ours], packing(ours));
  // A client that refuses all of them is sent the text as it is: better than nothing, and allowed.
  return accepted[0] ?? 'identity';
}

function packing(ours: readonly Encoding[]): Encoding[] {
  return ours.filter((encoding) => encoding !== 'identity');
}
