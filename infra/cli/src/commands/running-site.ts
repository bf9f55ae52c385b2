import { causeOf, Failure, failures, type FailureCode } from '@webdocs/contracts/failures/failure';
import type { SignedRelease } from '@webdocs/contracts/remote/release';
import type { Registry } from '@webdocs/registry';
import { readOperatorToken } from '@webdocs/registry/operator-token';
import { packRelease, parcelType } from '@webdocs/registry/release-parcel';
import { parsedRelease } from '@webdocs/registry/release-contents';
import { readBuild, readContents, readManifest } from '@webdocs/registry/release-folder';
import { addressOfSite } from '../start/pid-file.ts';

/** The registry of a running site, as its operators reach it: over HTTP, also from another machine. */
export interface SiteRegistry extends Pick<Registry, 'activate' | 'rollback' | 'live' | 'release' | 'history' | 'names' | 'versions'> {
  /** Where the site answers. */
  readonly address: string;
  publish(buildFolder: string): Promise<SignedRelease>;
  /** A release that was signed elsewhere. */
  import(signedFolder: string): Promise<SignedRelease>;
}

interface Door {
  readonly address: string;
  readonly token: string;
}

interface Call {
  readonly method?: 'POST';
  readonly type?: string;
  readonly body?: string | Buffer;
}

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
  const releases = () => ask<Record<string, string[]>>('releases');

  return {
    address,
    async publish(buildFolder) {
      const { release, contents } = await readBuild(buildFolder);
      return ask('releases', { method: 'POST', type: parcelType, body: packRelease(release, contents) });
    },
    async import(signedFolder) {
      const manifest = await readManifest(signedFolder);
      const release = parsedRelease((manifest as { readonly release?: unknown } | null)?.release, signedFolder);
      return ask('releases', { method: 'POST', type: parcelType, body: packRelease(manifest, await readContents(signedFolder, release)) });
    },
    activate: (changes, reason) => ask('live', sent({ changes, reason, by })),
    rollback: (name) => ask('rollback', sent({ name, by })),
    live: () => ask('live'),
    release: (name, version) => ask(`releases/${encodeURIComponent(name)}/${encodeURIComponent(version)}`),
    history: (limit) => ask(limit === undefined || limit === Infinity ? 'history' : `history?limit=${limit}`),
    names: async () => Object.keys(await releases()),
    versions: async (name) => (await releases())[name] ?? [],
  };

  async function ask<T>(call: string, { method, type, body }: Call = {}): Promise<T> {
    const answer = await fetch(`${address}/_operator/${call}`, {
      method,
      body: body as BodyInit | undefined,
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch((thrown: unknown) => {
      throw new Failure('SITE_NOT_RUNNING', { place: address, cause: reasonOf(thrown) }, { cause: thrown });
    });
    const text = await answer.text();
    const said = parsedJson(text);
    if (answer.ok && said !== undefined) return said as T;
    throw (
      failureIn(said) ??
      new Failure('SITE_NOT_RUNNING', { place: address, cause: `what answers there is no site (status ${answer.status})` })
    );
  }
}

function sent(value: unknown): Call {
  return { method: 'POST', type: 'application/json', body: JSON.stringify(value) };
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
