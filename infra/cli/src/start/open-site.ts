import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { openContent, type Content } from '@webdocs/content';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { openDatabase } from '@webdocs/database';
import { keepLedger } from '@webdocs/database/deletion-ledger';
import { makeFolder } from '@webdocs/database/make-folder';
import { contentRoots, generatedReference } from './content-roots.ts';
import { openGateway } from '@webdocs/gateway';
import { systemLayers } from '@webdocs/gateway/fragments/system-layers';
import { allowsWriting } from '@webdocs/configuration/allows-writing';
import { readConfiguration, type Configuration } from '@webdocs/configuration/read-configuration';
import { takeEnvironment } from '@webdocs/configuration/take-environment';
import { vendoredModules } from '@webdocs/play/vendored-modules';
import { openSearch } from '@webdocs/search';
import { openIngestion } from '@webdocs/ingestion';
import { openRollUp } from '@webdocs/ingestion/roll-up';
import { openPlacements } from '@webdocs/placements';
import { observatoryOfSite } from './observatory-of-site.ts';
import { openData } from '@webdocs/reference/open-data';
import { adServerOf } from './ad-server-of.ts';
import { answersOfSite } from './answers-of-site.ts';
import { openUpdates } from '@webdocs/updates';
import { openRegistry, type Registry } from '@webdocs/registry';
import { canonicalJson } from '@webdocs/registry/composition';
import { signingFolderName } from '@webdocs/registry/signing-keys';
import { operatorToken } from '@webdocs/registry/operator-token';
import type { PlatformScripts } from '@webdocs/workbench/bundling/platform-scripts';
import type { Io } from '../io.ts';
import { ledgerName } from '../backup/restore-site.ts';
import { noteSettings } from '../backup/settings-file.ts';
import { tellAuditHead } from './audit-head.ts';
import { openLog } from './open-log.ts';
import { loadSignIn, openAccounts } from './open-accounts.ts';
import { openSamples } from './open-samples.ts';
import { sharedAssetsOf } from './shared-assets.ts';
import { isLocalRun, siteOriginOf } from './local-run.ts';
import { OpenServices } from './open-services.ts';
import { openSitePacks } from './open-site-packs.ts';
import { openSiteSections } from './open-site-sections.ts';
import { addressFor, claimDataFolder, noteAddress } from './pid-file.ts';
import { checkPort, freePort } from './port-check.ts';
import { requireSomethingLive } from './require-something-live.ts';
import { StartRecord } from './start-record.ts';
import { updatePlaces } from './update-places.ts';

const execute = promisify(execFile);
const lookAtStartEveryMs = 10_000;

export interface RunningSite {
  readonly port: number;
  /** What the operator should know. */
  readonly announcements: readonly string[];
  /** Tells the person who started it: on standard output, or on standard error where the log has the other. */
  readonly say: (line: string) => void;
  close(): Promise<void>;
}

/** What differs between the ways to start a site. */
export interface WayToStart {
  /** Pages to which no menu leads, as if they were not there. */
  readonly hides?: (pathname: string) => boolean;
  readonly scripts: () => Promise<PlatformScripts>;
  /** Whether it reads private keys of teams. */
  readonly maySign: boolean;
  /** Where builds keep what they packed, where this site builds. */
  readonly packedByBuilds?: string;
  /**
   * Called when the configuration is known, so that builds go on while everything else is opened. What it returns is called when the
   * registry is open and candidates can be tried.
   */
  readonly begin: (surroundings: StartSurroundings) => ((registry: Registry) => Promise<void>) | undefined;
}

export interface StartSurroundings {
  readonly configuration: Configuration;
  /** Other sites may use the database too. */
  readonly isShared: boolean;
  readonly progress: (line: string) => void;
  readonly report: (failure: Failure) => void;
  readonly signal: AbortSignal;
}

/**
 * How much garbage may gather on top of what is alive. By itself the engine lets it become three times as much: 1 GB around 270 MB with
 * 14,600 pages under crawlers. A collection takes some 20 ms, most of it beside the work.
 */
const heapGrowingPercent = 40;

/** The whole site in one process, on embedded defaults. */
export async function openSiteAs(way: WayToStart, flags: readonly string[], io: Io): Promise<RunningSite> {
  const parts = new OpenServices();
  try {
    const environment = takeEnvironment(process.env);
    const configuration = readConfiguration({ environment, flags, freePort: await freePort('127.0.0.1') });
    const announcements: string[] = [];
    const opened = await openSite({
      way,
      configuration,
      environment,
      flags,
      parts,
      io,
      announce: (line) => announcements.push(line),
    });
    return { ...opened, announcements, close: () => parts.close() };
  } catch (thrown) {
    await parts.close();
    throw thrown;
  }
}

interface Opening {
  readonly way: WayToStart;
  readonly configuration: Configuration;
  /** As it was at the start: secrets have left the process since. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly flags: readonly string[];
  readonly parts: OpenServices;
  readonly io: Io;
  readonly announce: (line: string) => void;
}

async function openSite(opening: Opening): Promise<Pick<RunningSite, 'port' | 'say'>> {
  const { way, configuration, environment, flags, parts, io, announce } = opening;
  const { server } = configuration;
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`);
  await checkPort(server.port, server.bind);
  await checkPort(server.operations.port, server.operations.bind);
  const dataFolder = resolve(server.dataFolder);
  await makeFolder(dataFolder);
  parts.add(await claimDataFolder(dataFolder));

  const { log, isOnStandardOutput, ...logFile } = openLog(server.log, dataFolder);
  const say = isOnStandardOutput ? io.err : io.out;
  const progress = (line: string): void => say(`  ${line}`);
  parts.add(() => logFile.close());
  // What the catalogue gives the status 200 took nothing from a reader: alerts count errors.
  const report = (failure: Failure): void =>
    log[failure.status < 400 ? 'warn' : 'error']({ code: failure.code, ...failure.values }, failure.message);
  const closing = new AbortController();
  parts.add(() => closing.abort());
  const isShared = Boolean(environment.DATABASE_URL);
  const makeLive = way.begin({ configuration, isShared, progress, report, signal: closing.signal });
  const building = way.scripts();
  // What fails there is told where the scripts are needed.
  building.catch(() => undefined);
  // While the database starts, in a process of its own, there is time for what does not need it.
  loadSignIn(configuration);
  void systemLayers();
  const commit = deployedCommit();
  progress('opening the database');
  // A site that never served has nothing to go on with: it says what is wrong instead of waiting.
  const mayComeLater = existsSync(join(dataFolder, 'served.json'));
  const openingDatabase = openDatabase({ url: environment.DATABASE_URL, dataFolder, report, mayComeLater });
  parts.add(() => closed(openingDatabase));
  progress('reading content');
  const roots = contentRoots(server.content);
  const data = openData({ report });
  const source = {
    roots,
    reference: generatedReference(roots, server.content),
    kinds: server.content,
    configuration: { ...configuration.public, blogPaging: server.content.blogPaging },
  };
  const openingContent = openContent({
    ...source,
    watch: configuration.public.writerMode || configuration.public.developmentMode,
    indexFile: `${dataFolder}/content-index.json`,
    sharedAssets: sharedAssetsOf({ ...server, dataFolder }, report),
    data,
    report,
  });
  parts.add(() => closed(openingContent));
  openingContent.catch(() => undefined);
  const database = await openingDatabase;
  await noteSettings(dataFolder, environment, flags);
  parts.add(keepLedger({ database, file: server.deletions ?? join(dataFolder, ledgerName), report }));
  const { developmentMode: isForDevelopment } = configuration.public;
  const signing = way.maySign ? { signingFolder: join(dataFolder, signingFolderName) } : {};
  const { packedByBuilds } = way;
  const registry = await openRegistry({
    dataFolder,
    database,
    ...signing,
    packedByBuilds,
    isForDevelopment,
    sharesReleases: isShared,
    report,
  });
  parts.add(() => registry.close());
  if (!makeLive && !mayComeLater) await requireSomethingLive(registry, isShared ? 'the database that DATABASE_URL names' : dataFolder);
  parts.add(tellAuditHead(database, log));
  const content = withoutHidden(await openingContent, way.hides);
  const secretsFolder = join(dataFolder, 'keys');
  const { accounts, otherHosts, mailFigures } = await openAccounts({ configuration, database, secretsFolder, parts, announce, report });
  const scripts = await building;
  const modules = vendoredModules(server.play.modules);
  const samples = await openSamples({ configuration, database, content, modules, frames: scripts.frames, announce, report });
  const starts = new StartRecord(join(dataFolder, 'starts.json'));
  const search = openSearch({ database, content, report, progress });
  parts.add(() => search.close());
  content.searchWith(async (question) => {
    const found = await search.find(question);
    return found.source === 'index' ? found : undefined;
  });
  const updates = openUpdates({
    database,
    places: updatePlaces(configuration, report),
    script: new URL('./import-updates-thread.mjs', import.meta.url),
    pages: { at: content.compatPage, revision: content.revision },
    report,
    progress,
  });
  parts.add(() => updates.close());
  const packs = await openSitePacks({ configuration, content, source, dataFolder, report, progress });
  if (packs) parts.add(() => packs.close());
  const sections = openSiteSections({ configuration, content, source, dataFolder, report });
  if (sections) parts.add(() => sections.close());
  const placements = configuration.public.features.ads ? openPlacements({ database, report, adServer: adServerOf(server.ads) }) : undefined;
  if (placements) parts.add(() => placements.close());
  const answers = configuration.public.features.aiHelp
    ? answersOfSite({ search, content, data, database, ai: server.ai, report })
    : undefined;
  if (answers) parts.add(() => answers.close());
  const observatory = observatoryOfSite({ configuration, database, commit: (await commit).commit, report });
  if (observatory) parts.add(() => observatory.close());
  const ingestion = openIngestion({ database, locales: configuration.public.locales, report });
  parts.add(() => ingestion.close());
  const rollUp = openRollUp({ database, report });
  parts.add(() => rollUp.close());
  const { keptRunner } = samples;
  const seen = { ...configuration.public, ...(configuration.public.offline && keptRunner ? { keptRunner } : {}) };
  const gateway = await openGateway({
    configuration: seen,
    configurationHash: createHash('sha256').update(canonicalJson(seen)).digest('hex'),
    deadlinesMs: server.deadlines,
    loaderHosts: server.loaderHosts,
    renderWorkers: server.poolSize,
    renderWorkerCode: scripts.renderWorker,
    addressLimit: server.limits.address,
    headerLimitBytes: server.limits.headers,
    connections: { most: server.limits.connections, keepAliveMs: server.limits.keepAlive },
    mayWrite: (host) => allowsWriting(host, configuration),
    reportsPerMinute: server.limits.reports,
    lastGoodFile: `${dataFolder}/served.json`,
    ...(makeLive ? { beforeFirstSite: () => makeLive(registry) } : {}),
    inPlaceOf: (wanted) => inPlaceOf(starts, wanted, report),
    putsBack: server.putBack,
    onServing: ({ versions, crashing }) => starts.serves(versions, Boolean(crashing)),
    publicAddress: server.publicAddress,
    isLocalRun: isLocalRun(configuration),
    ...(isLocalRun(configuration) ? { localAddress: siteOriginOf(configuration) } : {}),
    wellKnown: {
      securityContact: server.securityContact,
      // Another provider has its page where only it knows.
      passwordAddress: accounts && !server.identity.issuer ? `${configuration.public.addresses.identity}/account/password` : null,
    },
    countryHeader: server.countryHeader || null,
    trustedProxies: server.trustedProxies,
    accounts: { ...accounts, playModules: { modules: modules.list, hosts: [...server.play.moduleHosts] } },
    otherHosts: { ...samples.hosts, ...otherHosts },
    pageCache: { bytes: server.limits.cacheMegabytes * 1024 * 1024, pages: server.limits.cachedPages },
    registry,
    operatorToken: await operatorToken(dataFolder, server.operatorToken),
    operatorHosts: [server.operations.bind, ...server.operations.hosts],
    content,
    search,
    updates,
    offline: {
      packs,
      keys: server.updates.keys,
      updatesAddress: configuration.public.addresses.updates,
      worker: server.updates.worker,
    },
    ...(sections ? { sections } : {}),
    filtersForAll: server.updates.filtersForAll,
    surveys: { origins: server.surveys.origins, areShown: !isForDevelopment || server.surveys.inDevelopment },
    ...(placements ? { placements } : {}),
    ...(answers ? { answers } : {}),
    ...(observatory ? { observatory } : {}),
    ingestion,
    log,
    logState: () => logFile.state(),
    databasePool: database.pool,
    ...(mailFigures ? { mail: mailFigures } : {}),
    commit: await commit,
    rehearsalBrowser: server.rehearsalBrowser,
    drainMs: server.drainSeconds * 1000,
    ...(server.purge.address ? { purge: { address: server.purge.address, secret: server.purge.secret } } : {}),
  });
  parts.add(() => gateway.close());
  const { operations } = server;
  // Before readers come: a start that ends for want of a port takes no request.
  const operationsPort = await gateway.listenForOperators(operations.port, operations.bind);
  const port = await gateway.listen(server.port, server.bind);
  keepStartRecord(starts, parts);
  await noteAddress(dataFolder, addressFor(operations.bind, operationsPort));
  // When readers can come: until then, an index that is not up to date would take a tenth of the start.
  if (server.content.searchIndex) search.keepIndex();
  updates.prepare();
  if (server.updates.import) updates.keepImported();
  packs?.keepPacks();
  return { port, say };
}

function withoutHidden(content: Content, hides: WayToStart['hides']): Content {
  if (!hides) return content;
  return {
    ...content,
    exists: (locale, pathname) => !hides(pathname) && content.exists(locale, pathname),
    destination: (address) => (hides(address.pathname) ? undefined : content.destination(address)),
  };
}

/** What did not open needs no closing; why it did not is told where it is waited for. */
async function closed(opening: Promise<{ close(): Promise<void> | void }>): Promise<void> {
  await (await opening.catch(() => undefined))?.close();
}

/** Told once a start: the log, /readyz and `status` have it. */
function inPlaceOf(starts: StartRecord, wanted: LivePointer['versions'], report: (failure: Failure) => void) {
  const lasted = starts.inPlaceOf(wanted);
  if (lasted) {
    const versions = Object.entries(wanted).map(([name, version]) => `${name} ${version}`);
    report(new Failure('SITE_CRASHES', { count: starts.startsInVain, versions: versions.join(', ') }));
  }
  return lasted;
}

function keepStartRecord(starts: StartRecord, parts: OpenServices): void {
  starts.ready();
  const looking = setInterval(() => starts.look(), lookAtStartEveryMs).unref();
  parts.add(() => {
    clearInterval(looking);
    starts.ended();
  });
}

/** Commit and date of the code that is running, where it is a git checkout. */
async function deployedCommit(): Promise<{ commit: string; date: string }> {
  try {
    const { stdout } = await execute('git', ['log', '-1', '--format=%H %cI'], { cwd: import.meta.dirname });
    const [commit = 'unknown', date = 'unknown'] = stdout.trim().split(' ');
    return { commit, date };
  } catch {
    return { commit: 'unknown', date: 'unknown' };
  }
}
