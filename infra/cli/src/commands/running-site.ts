import { join, resolve } from 'node:path';
import { addressOf, type AddressInput } from '@webdocs/contracts/api/address-of';
import type { ReplyOf } from '@webdocs/contracts/api/call';
import { operator } from '@webdocs/contracts/api/operator';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import type { ChangeClaims } from '@webdocs/contracts/remote/history';
import type { Release, SignedRelease } from '@webdocs/contracts/remote/release';
import type { Overriding, Registry } from '@webdocs/registry';
import { readOperatorToken } from '@webdocs/registry/operator-token';
import { packRelease, archiveType } from '@webdocs/registry/release-archive';
import { parsedRelease } from '@webdocs/registry/release-contents';
import { readContents, readManifest } from '@webdocs/registry/release-folder';
import { signedRelease, signingFolderName } from '@webdocs/registry/signing-keys';
import { addressOfSite } from '../start/pid-file.ts';
import { failureIn } from './failure-in.ts';
import { followChange, outcomeUnknown } from './follow-change.ts';

/** The registry of a running site, as its operators reach it: over HTTP, also from another machine. */
export interface SiteRegistry extends Pick<Registry, 'live' | 'release' | 'history' | 'names' | 'versions'> {
  /** Tells what is tried until the site says what came of it. CHANGE_OUTCOME_UNKNOWN where it can no longer be asked. */
  activate(
    changes: Readonly<Record<string, string>>,
    reason: 'deploy' | 'promote',
    how?: { readonly claims?: ChangeClaims; readonly override?: string | undefined; readonly onStep?: (step: string) => void },
  ): Promise<LivePointer>;
  rollback(name: string, claims?: ChangeClaims): Promise<LivePointer>;
  /** Where the site answers. */
  readonly address: string;
  /** A build, or a release that was signed elsewhere: the site sees by its release.json which it is. */
  publish(folder: string, given?: Overriding): Promise<SignedRelease>;
  /** What the gateway that answers serves. */
  serving(): Promise<ReplyOf<typeof operator.readServing>>;
}

interface Door {
  readonly address: string;
  /** Where there is none, the site is asked all the same: whether there is one is the first thing to know. */
  readonly token: string | undefined;
  readonly signingFolder: string;
  /** The site that runs on this data folder, not one that was named. */
  readonly isOwn: boolean;
}

interface Sent extends AddressInput {
  readonly type?: string;
  readonly prefer?: string;
  readonly body?: string | Buffer;
}

type OperatorCall = (typeof operator)[keyof typeof operator];
type Environment = Readonly<Record<string, string | undefined>>;

const answerWithinMs = 60_000;

/** The site that runs on a data folder, or the one that WEBDOCS_SITE names. */
export async function runningSiteRegistry(dataFolder: string, environment: Environment = process.env): Promise<SiteRegistry> {
  return registryBehind(await doorOf(dataFolder, environment));
}

async function doorOf(
  dataFolder: string,
  { WEBDOCS_SITE: named, WEBDOCS_OPERATOR_TOKEN: given, WEBDOCS_SIGNING_KEYS: keysFolder }: Environment,
): Promise<Door> {
  const address = named ? originOf(named) : await addressOfSite(dataFolder);
  if (!address) throw new Failure('SITE_NOT_RUNNING', { place: dataFolder, cause: 'no site runs on this folder' });
  const isNear = isLoopback(address);
  // Another machine than the one where the data folder says that its site is: the token could be read on the way.
  if (named && !isNear && !address.startsWith('https:')) throw new Failure('TOKEN_UNPROTECTED', { place: address });
  // The secret of a site on this machine is not shown to another machine.
  const token = given || (named && !isNear ? undefined : await readOperatorToken(dataFolder));
  const signingFolder = signingFolderIn(dataFolder, keysFolder);
  return { address, token, signingFolder, isOwn: !named };
}

function registryBehind({ address, token, signingFolder, isOwn }: Door): SiteRegistry {
  const releases = () => ask(operator.listReleases);

  return {
    address,
    async publish(folder, given = {}) {
      const manifest = await readManifest(folder);
      const theirs = (manifest as { readonly release?: unknown } | null)?.release;
      const release = parsedRelease(theirs ?? manifest, folder);
      const contents = await readContents(folder, release);
      const sent = theirs === undefined ? await signedHere(release) : manifest;
      return ask(operator.uploadRelease, { query: { ...given }, type: archiveType, body: packRelease(sent, contents) });
    },
    async activate(changes, reason, { claims, override, onStep = () => undefined } = {}) {
      const wish = json({ changes, reason, ...claims, override });
      const answer = await ask(operator.activate, { ...wish, prefer: 'respond-async' }).catch((thrown: unknown) => {
        throw mayHaveArrived(thrown) ? outcomeUnknown(changes, thrown) : thrown;
      });
      if (!('id' in answer)) return answer;
      return followChange(answer, { news: (id, seen) => ask(operator.readChange, { params: { id }, query: { seen } }), onStep });
    },
    rollback: (name, claims) =>
      ask(operator.rollBack, json({ name, ...claims })).catch((thrown: unknown) => {
        throw mayHaveArrived(thrown) ? outcomeUnknown({ [name]: 'of before' }, thrown) : thrown;
      }),
    live: () => ask(operator.readLive),
    serving: () => ask(operator.readServing),
    release: (name, version) => ask(operator.readRelease, { params: { name, version } }),
    history: (limit) => ask(operator.readHistory, { query: { limit: limit === Infinity ? undefined : limit } }),
    names: async () => Object.keys(await releases()),
    versions: async (name) => (await releases())[name] ?? [],
  };

  /** A site of this machine makes the first key of a team by itself; elsewhere nothing is signed but what its team signed. */
  async function signedHere(release: Release): Promise<SignedRelease | Release> {
    const signed = await signedRelease(signingFolder, release);
    if (signed) return signed;
    if (!isOwn) throw new Failure('SIGNING_KEY_MISSING', { team: release.name, folder: signingFolder });
    return release;
  }

  async function ask<C extends OperatorCall>(call: C, { type, prefer, body, ...input }: Sent = {}): Promise<ReplyOf<C>> {
    const { answer, text } = await answerOf(call, input, {
      method: call.method,
      body: body as RequestInit['body'],
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...(prefer ? { prefer } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const said = parsedJson(text);
    if (answer.ok && said !== undefined) return said as ReplyOf<C>;
    throw (
      failureIn(said) ??
      new Failure('SITE_NOT_RUNNING', { place: address, cause: `what answers there is no site (status ${answer.status})` })
    );
  }

  async function answerOf(call: OperatorCall, input: AddressInput, options: RequestInit): Promise<{ answer: Response; text: string }> {
    try {
      const answer = await fetch(address + addressOf(call, input), options);
      return { answer, text: await answer.text() };
    } catch (thrown) {
      throw new Failure('SITE_NOT_RUNNING', { place: address, cause: reasonOf(thrown) }, { cause: thrown });
    }
  }
}

/** Where this machine has the keys that it signs with. */
export function signingFolderIn(dataFolder: string, given: string | undefined): string {
  return given ? resolve(process.env.INIT_CWD ?? process.cwd(), given) : join(dataFolder, signingFolderName);
}

function json(value: unknown): Sent {
  return { type: 'application/json', body: JSON.stringify(value) };
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

/** Whether a call may have arrived though no answer came: any but one for which there was no connection at all. */
function mayHaveArrived(thrown: unknown): boolean {
  if (!(thrown instanceof Failure) || thrown.code !== 'SITE_NOT_RUNNING') return false;
  const { cause } = (thrown.cause ?? {}) as { cause?: { code?: unknown } };
  return !/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(String(cause?.code));
}

/** fetch says what failed in the cause of what it throws. */
function reasonOf(thrown: unknown): string {
  const { cause } = thrown as { cause?: unknown };
  return causeOf(cause ?? thrown);
}
