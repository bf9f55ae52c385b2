import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import type { Serving } from '@webdocs/contracts/remote/serving';
import type { Release } from '@webdocs/contracts/remote/release';
import { unfilledSlots } from '@webdocs/contracts/remote/unfilled-slots';
import { exists } from '@webdocs/database/engine-folders';
import { makeFolder } from '@webdocs/database/make-folder';
import { openData } from '@webdocs/database/open-data';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { openRegistry, type Registry } from '@webdocs/registry';
import { compareVersions } from '@webdocs/registry/version-range';
import { notedSettings } from '../backup/settings-file.ts';
import { addressOfSite } from '../start/pid-file.ts';
import { startsInVain } from '../start/start-record.ts';
import { checkPort } from '../start/port-check.ts';
import { command } from './command.ts';
import { examinations } from './doctor/examinations.ts';
import type { ExaminedSettings } from './doctor/examined-settings.ts';
import { numberForms } from './number-forms.ts';
import { bad, ok, warn, type Finding } from './doctor/finding.ts';

export const usage = 'site doctor [--port <port>] [--json] [--data <folder>]';

const oldestNode = '20.20.0';
const usualPort = '3000';
const loopback = '127.0.0.1';
const answerWithinMs = 2000;

const marks = { ok: 'ok   ', warn: 'warn ', bad: 'FAIL ' } as const;

/** Looks at everything that a site is on, and says of each whether it is sound. */
export const run = command(usage, async ({ options, switches, dataFolder, io, answer }) => {
  const port = options.port ?? process.env.WEBDOCS_PORT ?? usualPort;
  if (!numberForms.port?.is(port)) throw new Failure('COMMAND_MISUSED', { cause: `${port} is not a port`, usage });
  const findings: Finding[] = [];

  await look(`node ${process.versions.node}`, checkNode);
  const address = await addressOfSite(dataFolder);
  if (address) {
    await look(`site of this folder, ${address}`, () => checkSite(address));
    await look(`log of ${address}`, () => checkLog(address));
    await look('what is served', () => checkServed(address));
  }
  // Its own port is in use by the site that runs.
  if (!address || options.port) await look(`port ${port}`, () => checkPort(Number(port), loopback).then(() => 'free'));
  const { open: asStarted, secrets } = address ? await notedSettings(dataFolder) : { open: {}, secrets: [] };
  const environment = { ...asStarted, ...process.env };
  if (await look(`data folder ${dataFolder}`, () => checkWritable(dataFolder))) {
    await lookAtRegistry();
    await lookAtConfiguration();
  }

  const count = (wanted: Finding['verdict']): number => findings.filter(({ verdict }) => verdict === wanted).length;
  const failed = count('bad');
  const warned = count('warn');
  answer({ failed, warned, findings }, () => {
    if (failed > 0) return [];
    return [warned > 0 ? 'Nothing is broken; the lines marked warn say what could be better.' : 'All is well.'];
  });
  if (failed > 0) throw new Failure('DOCTOR_FOUND', { count: failed });

  async function look(subject: string, check: () => Promise<string | void> | string | void): Promise<boolean> {
    try {
      tell(ok(subject, (await check()) || ''));
      return true;
    } catch (thrown) {
      // Whatever is wrong with the machine, the other points are looked at too.
      const failure = thrown instanceof Failure ? thrown : new Failure('CHECK_IMPOSSIBLE', { cause: causeOf(thrown) }, { cause: thrown });
      tell(bad(subject, `${failure.code}: ${failure.message}`, failure.remedy));
      return false;
    }
  }

  /** At once, for whom waits at a terminal. */
  function tell(finding: Finding): void {
    findings.push(finding);
    if (switches.has('json')) return;
    const { verdict, subject, found, remedy } = finding;
    io.out(`${marks[verdict]} ${subject}${found && `: ${found}`}`);
    if (remedy) io.out(`      ${remedy}`);
  }

  /** Says so where the running site has secrets that this command was not given: without them it would find what is not so. */
  function isWithheld(subject: string, needed: readonly string[]): boolean {
    const missing = needed.filter((variable) => secrets.includes(variable) && !process.env[variable]);
    if (missing.length === 0) return false;
    tell(
      warn(subject, `not looked at: the running site has ${missing.join(', ')}, and this command has not`, 'Set it here as for the site.'),
    );
    return true;
  }

  async function lookAtConfiguration(): Promise<void> {
    let settings: ExaminedSettings | undefined;
    await look('configuration', () => void (settings = settingsFor(dataFolder, environment)));
    if (!settings) return;
    for (const { subject, secrets, examine } of examinations(settings))
      await (isWithheld(subject, secrets) ? Promise.resolve([]) : examine()).then(
        (found) => found.forEach(tell),
        (thrown: unknown) => look(subject, () => Promise.reject(thrown)),
      );
  }

  async function lookAtRegistry(): Promise<void> {
    if (isWithheld('live pointer', ['DATABASE_URL'])) return;
    if (!process.env.DATABASE_URL && !(await exists(join(dataFolder, 'database'))))
      return void (await look('live pointer', () => 'none, no site was started here yet'));
    const reported: Failure[] = [];
    const opened: Array<() => Promise<void>> = [];
    try {
      const report = (failure: Failure): void => void reported.push(failure);
      let registry: Registry | undefined;
      await look('live pointer', async () => {
        const database = await openData({ url: process.env.DATABASE_URL, dataFolder, report });
        opened.push(database.close);
        registry = await openRegistry({ dataFolder, database, report });
        opened.push(registry.close);
        return noneOf(reported, `revision ${(await registry.live()).revision}`);
      });
      if (registry) await lookAtReleases(registry, reported);
    } finally {
      for (const close of opened.reverse()) await close();
    }
  }

  async function lookAtReleases(registry: Registry, reported: Failure[]): Promise<void> {
    const changes = await registry.history();
    await look('history', () => noneOf(reported, `${changes.length} changes`));
    const { versions } = await registry.live();
    const definitions: RemoteDefinition[] = [];
    for (const [name, version] of Object.entries(versions))
      await look(`${name} ${version}`, async () => {
        const { release } = await registry.release(name, version);
        definitions.push(release.definition);
        return checkFiles(registry, release);
      });
    slotFindings(definitions).forEach(tell);
  }
});

/** As the site that runs on this folder read them; where none runs, as a start of it would. */
function settingsFor(dataFolder: string, given: Readonly<Record<string, string | undefined>>): ExaminedSettings {
  const { DATABASE_URL: databaseUrl = null, ...environment } = given;
  const { server } = readConfiguration({ environment, flags: ['--data', dataFolder] });
  const { bind, publicAddress, trustedProxies, operatorToken, rehearsalBrowser, identity, mail, payments, ai } = server;
  return {
    dataFolder,
    bind,
    publicAddress,
    trustedProxies,
    databaseUrl,
    identityIssuer: identity.issuer,
    identityClientSecret: identity.clientSecret,
    mail,
    ai,
    stripeKey: payments.stripeKey,
    stripeWebhookSecret: payments.stripeWebhookSecret,
    operatorToken,
    rehearsalBrowser,
  };
}

function checkNode(): void {
  const version = process.versions.node;
  if (compareVersions(version, oldestNode) < 0) throw new Failure('NODE_TOO_OLD', { version });
}

async function checkWritable(folder: string): Promise<void> {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    throw new Failure('FOLDER_NOT_WRITABLE', { folder, cause: causeOf(thrown) }, { cause: thrown });
  }
}

async function checkSite(address: string): Promise<string> {
  const refused = (cause: string) => new Failure('SITE_NOT_RUNNING', { place: address, cause });
  const reply = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(answerWithinMs) }).catch((thrown: unknown) => {
    throw refused(causeOf((thrown as { cause?: unknown }).cause ?? thrown));
  });
  if (!reply.ok) throw refused(`its process runs, and answers with status ${reply.status}`);
  return 'answers';
}

/** What a site says of itself that is not as it should be. */
interface Degraded extends Pick<Partial<Serving>, 'crashing' | 'refused'> {
  readonly log?: { readonly dropped: unknown; readonly cause: unknown; readonly isOver: unknown };
}

async function degradedOf(address: string): Promise<Degraded | undefined> {
  const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) });
  return ((await reply.json()) as { readonly degraded?: Degraded }).degraded;
}

async function checkServed(address: string): Promise<string> {
  const { crashing, refused: [first] = [] } = (await degradedOf(address)) ?? {};
  if (crashing) {
    const versions = Object.entries(crashing).map(([name, version]) => `${name} ${version}`);
    throw new Failure('SITE_CRASHES', { count: startsInVain, versions: versions.join(', ') });
  }
  if (first) throw new Failure('SERVER_BUNDLE_REFUSED', { remote: first.name, version: first.version, cause: first.cause });
  return 'everything that is live';
}

async function checkLog(address: string): Promise<string> {
  const degraded = await degradedOf(address);
  if (!degraded?.log) return 'every line was written';
  const { dropped, cause, isOver } = degraded.log;
  if (isOver === true) return `${String(dropped)} lines were lost (${String(cause)}); lines are written again`;
  throw new Failure('LOG_LINES_LOST', { count: Number(dropped), cause: String(cause) });
}

async function checkFiles(registry: Registry, { name, version, files }: Release): Promise<string> {
  const paths = Object.keys(files);
  for (const path of paths) await registry.file(name, version, path);
  return `signed by ${name}, ${paths.length} files as recorded`;
}

/** Passes the first of what was reported so far on; with nothing reported, all was well. */
function noneOf(reported: Failure[], finding: string): string {
  const [first] = reported.splice(0);
  if (first) throw first;
  return finding;
}

/** Whether the live remotes fill what they open. An empty slot breaks nothing: the remote that fills it may ship later. */
function slotFindings(definitions: ReadonlyArray<Pick<RemoteDefinition, 'name' | 'opens' | 'fills'>>): Finding[] {
  const unfilled = unfilledSlots(definitions);
  if (unfilled.length === 0) return [ok('slots', 'each that is opened is filled')];
  return unfilled.map(({ slot, openedBy }) =>
    warn(`slot ${slot}`, `opened by ${openedBy.join(', ')}, filled by no live remote`, 'Deploy the remote that fills it, or take it out.'),
  );
}
