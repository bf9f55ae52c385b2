import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openContent } from '@webdocs/content';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase } from '@webdocs/database';
import { keepLedger } from '@webdocs/database/deletion-ledger';
import { makeFolder } from '@webdocs/database/make-folder';
import { contentRoots, generatedReference } from './content-roots.ts';
import { openGateway } from '@webdocs/gateway';
import { allowsWriting } from '@webdocs/configuration/allows-writing';
import { readConfiguration, type Configuration } from '@webdocs/configuration/read-configuration';
import { takeEnvironment } from '@webdocs/configuration/take-environment';
import { openSearch } from '@webdocs/search';
import { openRegistry } from '@webdocs/registry';
import { canonicalJson } from '@webdocs/registry/composition';
import { signingFolderName } from '@webdocs/registry/signing-keys';
import { operatorToken } from '@webdocs/registry/operator-token';
import { buildAll } from '@webdocs/workbench/bundling/build-all';
import { builtRenderWorker } from '@webdocs/workbench/bundling/bundle-render-worker';
import { ledgerName } from '../backup/restore-site.ts';
import { noteSettings } from '../backup/settings-file.ts';
import { tellAuditHead } from './audit-head.ts';
import { openLog } from './open-log.ts';
import { openAccounts } from './open-accounts.ts';
import { openSamples } from './open-samples.ts';
import { isLocalRun } from './local-run.ts';
import { makeLive } from './make-live.ts';
import { OpenServices } from './open-services.ts';
import { addressFor, claimDataFolder, noteAddress } from './pid-file.ts';
import { checkPort, freePort } from './port-check.ts';

const execute = promisify(execFile);

export interface RunningSite {
  readonly port: number;
  /** What the operator should know. */
  readonly announcements: readonly string[];
  close(): Promise<void>;
}

/** Builds what changed, makes it live, and serves it: the whole site in one process, on embedded defaults. */
export async function startSite(flags: readonly string[], progress: (line: string) => void): Promise<RunningSite> {
  const parts = new OpenServices();
  try {
    const environment = takeEnvironment(process.env);
    const configuration = readConfiguration({ environment, flags, freePort: await freePort('127.0.0.1') });
    const announcements: string[] = [];
    const port = await openSite({
      configuration,
      environment,
      flags,
      parts,
      progress,
      announce: (line) => announcements.push(line),
    });
    return { port, announcements, close: () => parts.close() };
  } catch (thrown) {
    await parts.close();
    throw thrown;
  }
}

interface Opening {
  readonly configuration: Configuration;
  /** As it was at the start: secrets have left the process since. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly flags: readonly string[];
  readonly parts: OpenServices;
  readonly progress: (line: string) => void;
  readonly announce: (line: string) => void;
}

async function openSite({ configuration, environment, flags, parts, progress, announce }: Opening): Promise<number> {
  const { server } = configuration;
  await checkPort(server.port, server.bind);
  const dataFolder = resolve(server.dataFolder);
  await makeFolder(dataFolder);
  parts.add(await claimDataFolder(dataFolder));

  const { log, ...logFile } = openLog(server.log, dataFolder);
  parts.add(() => logFile.close());
  const report = (failure: Failure): void => log.error({ code: failure.code, ...failure.values }, failure.message);
  const closing = new AbortController();
  parts.add(() => closing.abort());
  // On threads of its own, while everything that needs no build is opened.
  const building = buildAll({
    progress,
    mode: configuration.public.developmentMode ? 'development' : 'production',
    signal: closing.signal,
  });
  // What fails there is told where the builds are waited for.
  building.catch(() => undefined);
  progress('opening the database');
  // A site that never served has nothing to go on with: it says what is wrong instead of waiting.
  const mayComeLater = existsSync(join(dataFolder, 'served.json'));
  const database = await openDatabase({ url: environment.DATABASE_URL, dataFolder, report, mayComeLater });
  parts.add(() => database.close());
  await noteSettings(dataFolder, environment, flags);
  parts.add(keepLedger({ database, file: server.deletions ?? join(dataFolder, ledgerName), report }));
  const registry = await openRegistry({
    dataFolder,
    database,
    signingFolder: join(dataFolder, signingFolderName),
    isForDevelopment: configuration.public.developmentMode,
    report,
  });
  parts.add(() => registry.close());
  parts.add(tellAuditHead(database, log));
  progress('reading content');
  const roots = contentRoots(server.content);
  const content = await openContent({
    roots,
    reference: generatedReference(roots, server.content),
    kinds: server.content,
    configuration: { ...configuration.public, blogPaging: server.content.blogPaging },
    watch: configuration.public.writerMode || configuration.public.developmentMode,
    indexFile: `${dataFolder}/content-index.json`,
    report,
  });
  parts.add(() => content.close());
  const secretsFolder = join(dataFolder, 'keys');
  const { accounts, otherHosts } = await openAccounts({ configuration, database, secretsFolder, parts, announce, report });
  const sampleHosts = await openSamples({ configuration, content, announce, report });
  await makeLive(registry, await building, progress, { signal: closing.signal, report });
  const search = openSearch({ database, content, report, progress });
  parts.add(() => search.close());
  content.searchWith(async (question) => {
    const found = await search.find(question);
    return found.source === 'index' ? found : undefined;
  });
  const gateway = await openGateway({
    configuration: configuration.public,
    configurationHash: createHash('sha256').update(canonicalJson(configuration.public)).digest('hex'),
    deadlinesMs: server.deadlines,
    loaderHosts: server.loaderHosts,
    renderWorkers: server.poolSize,
    renderWorkerCode: await builtRenderWorker(),
    addressLimit: server.limits.address,
    headerLimitBytes: server.limits.headers,
    connections: { most: server.limits.connections, keepAliveMs: server.limits.keepAlive },
    mayWrite: (host) => allowsWriting(host, configuration),
    reportsPerMinute: server.limits.reports,
    lastGoodFile: `${dataFolder}/served.json`,
    publicAddress: server.publicAddress,
    isLocalRun: isLocalRun(configuration),
    wellKnown: {
      securityContact: server.securityContact,
      // Another provider has its page where only it knows.
      passwordAddress: accounts && !server.identity.issuer ? `${configuration.public.addresses.identity}/account/password` : null,
    },
    countryHeader: server.countryHeader || null,
    trustedProxies: server.trustedProxies,
    accounts,
    otherHosts: { ...sampleHosts, ...otherHosts },
    pageCache: { bytes: server.limits.cacheMegabytes * 1024 * 1024, pages: server.limits.cachedPages },
    registry,
    operatorToken: await operatorToken(dataFolder, server.operatorToken),
    content,
    search,
    log,
    logState: () => logFile.state(),
    commit: await deployedCommit(),
  });
  parts.add(() => gateway.close());
  const port = await gateway.listen(server.port, server.bind);
  await noteAddress(dataFolder, addressFor(server.bind, port));
  // When readers can come: until then, an index that is not up to date would take a tenth of the start.
  if (server.content.searchIndex) search.keepIndex();
  return port;
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
