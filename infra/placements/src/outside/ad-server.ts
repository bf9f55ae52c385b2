import type { PlacementSection } from '@webdocs/contracts/api/campaigns';
import { creativeLimits } from '@webdocs/contracts/api/campaigns';
import { plainText } from '@webdocs/contracts/api/plain-text';
import type { PlacementSlot } from '@webdocs/contracts/api/placements';
import * as v from 'valibot';

/** A server of another network that chooses ads, by the decision call of EthicalAds. */
export interface AdServer {
  readonly address: string;
  /** Who this site is there. */
  readonly publisher: string;
  /** Empty where it asks for none. */
  readonly token: string;
  /** By country the one address that the server is told of all of its readers. Readers of other countries are not asked for. */
  readonly countries: Readonly<Record<string, string>>;
}

/** What the server is told of a page: a section, the one address of a country and the name of a browser. No reader is in it. */
export interface AskedOutside {
  readonly slot: PlacementSlot;
  readonly sections: readonly PlacementSection[];
  /** In place of the readers of a country. */
  readonly address: string;
  readonly browser: string;
}

export interface OutsideAd {
  /** How the server calls it: in two places of a page it is shown once. */
  readonly name: string;
  readonly heading: string;
  readonly copy: string;
  readonly cta: string;
  readonly target: string;
  /** Asked for once when it was in view. */
  readonly viewAddress: string;
  readonly imageAddress: string | null;
}

/** Beside the text there is room for a picture. */
const kindsBySlot: Readonly<Record<PlacementSlot, string>> = {
  side: 'image-v1',
  top: 'text-v1',
  hpMain: 'image-v1',
  hpFooter: 'text-v1',
  bottom: 'text-v1',
};
const mostBytes = 64 * 1024;

const text = (longest: number) => plainText(longest, { mayBeEmpty: true });
const DecisionSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  link: v.pipe(v.string(), v.maxLength(2048)),
  view_url: v.pipe(v.string(), v.maxLength(2048)),
  image: v.nullish(v.pipe(v.string(), v.maxLength(2048)), ''),
  body: v.optional(v.string(), ''),
  copy: v.optional(
    v.object({
      headline: v.nullish(text(creativeLimits.heading), ''),
      content: v.nullish(text(creativeLimits.copy), ''),
      cta: v.nullish(text(creativeLimits.cta), ''),
    }),
  ),
});

/** Undefined where it has none for this page. What it answers beyond the limits of a place is refused, and not cut. */
export async function askAdServer(server: AdServer, asked: AskedOutside, signal: AbortSignal): Promise<OutsideAd | undefined> {
  const response = await fetch(server.address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(server.token ? { authorization: `Token ${server.token}` } : {}),
    },
    body: JSON.stringify({
      publisher: server.publisher,
      placements: [{ div_id: asked.slot, ad_type: kindsBySlot[asked.slot] }],
      keywords: asked.sections,
      user_ip: asked.address,
      user_ua: asked.browser,
    }),
    redirect: 'error',
    signal,
  });
  if (response.status === 204) return undefined;
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const answer = JSON.parse((await bytesOf(response, mostBytes)).toString('utf8')) as unknown;
  // It says that there is nothing with an empty object.
  return isEmpty(answer) ? undefined : adFrom(v.parse(DecisionSchema, answer), server.address);
}

/** All of an answer, if it is not longer than it may be. */
export async function bytesOf(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > most) throw new Error(`it answered more than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function isEmpty(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0;
}

function adFrom({ id, link, view_url: view, image, body, copy }: v.InferOutput<typeof DecisionSchema>, server: string): OutsideAd {
  const content = copy?.content || v.parse(text(creativeLimits.copy), body);
  if (!content) throw new Error('it answered an ad without a text');
  return {
    name: id,
    heading: copy?.headline ?? '',
    copy: content,
    cta: copy?.cta ?? '',
    target: addressLike(link, server),
    viewAddress: fetchedAddress(view, server),
    imageAddress: image ? fetchedAddress(image, server) : null,
  };
}

/** Of the web and encrypted, unless the server itself is not: that is one on this machine. */
function addressLike(given: string, server: string): string {
  const { protocol, username, href } = new URL(given);
  if (username || (protocol !== 'https:' && protocol !== new URL(server).protocol)) throw new Error(`it answered the address ${given}`);
  return href;
}

/** What this site fetches is at the server itself or at a neighbor of its domain: otherwise it would fetch what others name, also from its own network. */
function fetchedAddress(given: string, server: string): string {
  const { host, hostname, port } = new URL(given);
  const own = new URL(server);
  const domain = own.hostname.split('.').slice(1).join('.');
  const isNeighbor = port === '' && /[a-z]/.test(domain) && domain.includes('.') && hostname.endsWith(`.${domain}`);
  if (host !== own.host && !isNeighbor) throw new Error(`it answered an address of another network: ${given}`);
  return addressLike(given, server);
}
