import { addressOf, type AddressInput } from '@webdocs/contracts/api/address-of';
import type { ReplyOf } from '@webdocs/contracts/api/call';
import { operator } from '@webdocs/contracts/api/operator';
import { causeOf, Failure, failures, type FailureCode } from '@webdocs/contracts/failures/failure';
import type { SignedRelease } from '@webdocs/contracts/remote/release';
import type { Registry } from '@webdocs/registry';
import { readOperatorToken } from '@webdocs/registry/operator-token';
import { packRelease, archiveType } from '@webdocs/registry/release-archive';
import { parsedRelease } from '@webdocs/registry/release-contents';
import { readContents, readManifest } from '@webdocs/registry/release-folder';
import { addressOfSite } from '../start/pid-file.ts';

/** The registry of a running site, as its operators reach it: over HTTP, also from another machine. */
export interface SiteRegistry extends Pick<Registry, 'activate' | 'rollback' | 'live' | 'release' | 'history' | 'names' | 'versions'> {
  /** Where the site answers. */
  readonly address: string;
  /** A build, or a release that was signed elsewhere: the site sees by its release.json which it is. */
  publish(folder: string): Promise<SignedRelease>;
}

interface Door {
  readonly address: string;
  readonly token: string;
}

interface Sent extends AddressInput {
  readonly type?: string;
  readonly body?: string | Buffer;
}

type OperatorCall = (typeof operator)[keyof typeof operator];
type Environment = Readonly<Record<string, string | undefined>>;

const answerWithinMs = 60_000;

/** The site that runs on a data folder, or the one that WEBDOCS_SITE names. */
export async function runningSiteRegistry(dataFolder: string, environment: Environment = process.env): Promise<SiteRegistry> {
  return registryBehind(await doorOf(dataFolder, environment));
}

async function doorOf(dataFolder: string, { WEBDOCS_SITE: named, WEBDOCS_OPERATOR_TOKEN: given }: Environment): Promise<Door> {
  const address = named ? originOf(named) : await addressOfSite(dataFolder);
  if (!address) throw new Failure('SITE_NOT_RUNNING', { place: dataFolder, cause: 'no site runs on this folder' });
  // The secret of a site on this machine is not shown to another machine.
  const token = given || (named && !isLoopback(address) ? undefined : await readOperatorToken(dataFolder));
  if (!token) throw new Failure('OPERATOR_TOKEN_WRONG');
  return { address, token };
}

function registryBehind({ address, token }: Door): SiteRegistry {
  const by = process.env.USER || undefined;
  const releases = () => ask(operator.listReleases);

  return {
    address,
    async publish(folder) {
      const manifest = await readManifest(folder);
      const signed = (manifest as { readonly release?: unknown } | null)?.release;
      const contents = await readContents(folder, parsedRelease(signed ?? manifest, folder));
      return ask(operator.uploadRelease, { type: archiveType, body: packRelease(manifest, contents) });
    },
    activate: (changes, reason) => ask(operator.activate, json({ changes, reason, by })),
    rollback: (name) => ask(operator.rollBack, json({ name, by })),
    live: () => ask(operator.readLive),
    release: (name, version) => ask(operator.readRelease, { params: { name, version } }),
    history: (limit) => ask(operator.readHistory, { query: { limit: limit === Infinity ? undefined : limit } }),
    names: async () => Object.keys(await releases()),
    versions: async (name) => (await releases())[name] ?? [],
  };

  async function ask<C extends OperatorCall>(call: C, { type, body, ...input }: Sent = {}): Promise<ReplyOf<C>> {
    const answer = await fetch(address + addressOf(call, input), {
      method: call.method,
      body: body as RequestInit['body'],
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((thrown: unknown) => {
      throw new Failure('SITE_NOT_RUNNING', { place: address, cause: reasonOf(thrown) }, { cause: thrown });
    });
    const text = await answer.text();
    const said = parsedJson(text);
    if (answer.ok && said !== undefined) return said as ReplyOf<C>;
    throw (
      failureIn(said) ??
      new Failure('SITE_NOT_RUNNING', { place: address, cause: `what answers there is no site (status ${answer.status})` })
    );
  }
}

function json(value: unknown): Sent {
  return { type: 'application/json', body: JSON.stringify(value) };
}

/** A failure of the site is the command's own: the same code, the same sentence. */
function failureIn(said: unknown): Failure | undefined {
  const { code, values } = (said ?? {}) as { code?: unknown; values?: unknown };
  if (typeof code !== 'string' || !Object.hasOwn(failures, code)) return undefined;
  return new Failure(code as FailureCode, (values ?? {}) as Record<string, string | number>);
}

function originOf(named: string): string {
  if (!URL.canParse(named) || !/^https?:$/.test(new URL(named).protocol))
    throw new Failure('SITE_NOT_RUNNING', { place: named, cause: 'WEBDOCS_SITE is no address of the form https://host' });
  return new URL(named).origin;
}

function isLoopback(address: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** fetch says what failed in the cause of what it throws. */
function reasonOf(thrown: unknown): string {
  const { cause } = thrown as { cause?: unknown };
  return causeOf(cause ?? thrown);
}
