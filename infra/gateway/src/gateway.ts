import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { unfilledSlots } from '@webdocs/contracts/remote/unfilled-slots';
import { Failure } from '@webdocs/contracts/failures/failure';
import { api } from '@webdocs/api';
import { carryRequestIds } from '@webdocs/api/observe/request-id';
import { trusting } from '@webdocs/api/observe/trusted-proxies';
import { openCallBuckets } from '@webdocs/limits/call-buckets';
import { openServer } from '@webdocs/server';
import { hearSecurityEvents } from '@webdocs/server/security-events';
import { createPageCache } from './cache/page-cache.ts';
import { purgeHook } from './cache/purge-hook.ts';
import { keysOfChange } from './cache/surrogate-keys.ts';
import { lastGoodIn } from './composition/last-good.ts';
import { followRegistry, type LiveSite, type LiveSites } from './composition/live-site.ts';
import { loadingTrial } from './composition/server-bundles.ts';
import { countedVisits } from './counted-visits.ts';
import { openDrain } from './drain.ts';
import { createCircuit } from './fragments/circuit.ts';
import { openPagePlaces } from './fragments/page-places.ts';
import { openRenderPool, type PoolWorkers } from './fragments/render-pool.ts';
import { warmUp } from './fragments/warm-up.ts';
import { systemLayers } from './fragments/system-layers.ts';
import type { GatewayOptions } from './gateway-options.ts';
import type { GatewayServices } from './gateway-services.ts';
import { listenAt } from './listen-at.ts';
import { answerOfCall } from './loading/answer-of-call.ts';
import { publicHosts } from './loading/public-host.ts';
import { mostCharactersRead } from './loading/read-source.ts';
import { databaseMetrics } from './observe/database-metrics.ts';
import { mailMetrics } from './observe/mail-metrics.ts';
import { failureLog } from './observe/failure-log.ts';
import { countRequests } from './observe/kind-of-request.ts';
import { createMetrics } from './observe/metrics.ts';
import { securityLog } from './observe/security-log.ts';
import { startTrace } from './observe/trace.ts';
import { logRequests } from './observe/log-requests.ts';
import { rarely } from './observe/rarely.ts';
import { answerPage } from './pipeline.ts';
import { serveCompatData } from './routes/compat-data.ts';
import { tellChanges } from './routes/content-changes.ts';
import { serveCompositions } from './routes/compositions.ts';
import { documentAt } from './routes/document-at-path.ts';
import { isFromWriter } from './writing/writers-request.ts';
import { serveDocumentsToWriters } from './routes/documents-of-writers.ts';
import { answerFailures, answerUnrouted, refuseBrokenRequest, refuseUnreadable } from './routes/failures.ts';
import { feedSender } from './routes/feeds.ts';
import { takeHistoryPurges } from './routes/history-purges.ts';
import { serveHealth, serveHealthToOperators } from './routes/health.ts';
import { serveOfflineOff } from './routes/offline-off.ts';
import { serveOfflinePacks } from './routes/offline-packs.ts';
import { serveOfflineWorker } from './routes/offline-worker.ts';
import { openFiles } from './routes/open-file.ts';
import { serveOperators } from './routes/operators.ts';
import { serveUpdateFeeds } from './routes/update-feeds.ts';
import { takeUpdateImports } from './routes/update-imports.ts';
import { servePages } from './routes/pages.ts';
import { openRequestedChanges } from './routes/requested-changes.ts';
import { serveRemoteFiles } from './routes/remote-files.ts';
import { takeReports } from './routes/reports.ts';
import { serveSearchTitles } from './routes/search-titles.ts';
import { serveSectionExports } from './routes/section-exports.ts';
import { serveSharedAssets } from './routes/attachments.ts';
import { serveSiteFiles } from './routes/site-files.ts';
import { refuseForeignHosts } from './security/refuse-foreign-hosts.ts';
import { refuseForwarded } from './security/refuse-forwarded.ts';
import { securityHeaders, sendWith } from './security/security-headers.ts';
import { openRehearsalBrowser } from './rehearsal/rehearsal-browser.ts';
import { openRehearsalSite } from './rehearsal/rehearsal-site.ts';
import { rehearseInBrowser } from './rehearsal/rehearse.ts';
import { trialOfCandidates, type Rehearse } from './trial/trial.ts';
import { openInEditor } from './writing/editor.ts';

export interface Gateway {
  listen(port: number, host: string): Promise<number>;
  /** Metrics and what is live have a listener of their own, which no visitor reaches. */
  listenForOperators(port: number, host: string): Promise<number>;
  /** Goes on for a while, so that balancers can turn away; then finishes what is under way and takes nothing new. What it was given stays open. */
  close(): Promise<void>;
}

const loadDeadlineMs = 3_000;
/** Each page that is made can bring twenty lines of each of its parts. */
const consoleAgainMs = 1_000;
/** Three parts in a row that pass the usual deadline of 2 s, after which their circuit opens, hold a lone worker up for 6 s. */
const renderLimits = { waitMs: 10_000 };
/** For the seconds that a trial takes. */
const trialLimits = { atMost: 2 };
/** With the deadline a reader waits 5 s at most. */
const loaderLimits = { atMost: 4, mostWaiting: 100, waitMs: 2_000 };

/** Drawn before there are readers. */
const firstPage = { pathname: '/en-US/', search: '', readSearch: '', form: 'html', cookies: {}, acceptLanguage: undefined } as const;

/** Puts the gateway together: pool, compositions, cache and routes. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { configuration, registry, content, log, drainMs = 0 } = options;
  const due = rarely(consoleAgainMs);
  const workers: PoolWorkers = {
    code: options.renderWorkerCode,
    layers: await systemLayers(),
    said: ({ name, version }, lines) => {
      const before = due(`${name} ${version}`);
      if (before !== undefined) log.info({ remote: name, version, lines, before }, 'a server bundle wrote to its console');
    },
  };
  const pool = openRenderPool(options.renderWorkers, workers, renderLimits);
  const loaders = openRenderPool(0, workers, loaderLimits);
  const cache = createPageCache(options.pageCache);
  const circuit = createCircuit();
  const metrics = createMetrics({
    pool: pool.size,
    cache: cache.size,
    droppedLines: () => options.logState?.()?.dropped ?? 0,
    openCircuits: circuit.openOnes,
    commit: options.commit.commit,
  });
  if (options.databasePool) databaseMetrics(metrics.registry, options.databasePool);
  if (options.mail) mailMetrics(metrics.registry, options.mail);
  let [ready, isClosing] = [false, false];

  const noted = failureLog(log);
  const report = (failure: Failure): void => {
    metrics.failure(failure);
    noted(failure);
  };
  const purge = options.purge && purgeHook({ ...options.purge, report });
  const opened: { sites?: LiveSites } = {};
  const load = loadingTrial(registry, pool, () => opened.sites?.serving().versions ?? {});
  const leaveTrials = registry.beforeActivation((activation) =>
    load(activation).catch((thrown: unknown) => {
      if (thrown instanceof Failure) report(thrown);
      throw thrown;
    }),
  );
  const closePools = async (): Promise<void> => {
    leaveTrials();
    opened.sites?.close();
    await Promise.all([pool.close(), loaders.close()]);
  };
  const openSites = async (): Promise<LiveSites> => {
    await options.beforeFirstSite?.();
    return followRegistry({
      registry,
      pool: { ...pool, keepOnly: (keys) => [pool, loaders].forEach((one) => one.keepOnly(keys)) },
      configurationHash: options.configurationHash,
      report,
      lastGood: lastGoodIn(options.lastGoodFile),
      inPlaceOf: options.inPlaceOf,
      putsBack: options.putsBack,
    });
  };
  const sites = await openSites().catch(async (thrown: unknown) => {
    await closePools();
    throw thrown;
  });
  opened.sites = sites;
  const { onServing = () => undefined } = options;
  const follow = ({ declared, releases }: LiveSite): void => {
    content.showPages(declared);
    metrics.live(releases);
    metrics.unfilledSlots(unfilledSlots(Object.values(releases).map(({ definition }) => definition)));
  };
  follow(sites.current());
  onServing(sites.serving());
  sites.onChange((site) => {
    follow(site);
    onServing(sites.serving());
    metrics.changed();
    log.info({ composition: site.composition.id }, 'composition changed');
    // Pages of the one before are no longer asked for.
    cache.clear();
    purge?.purge(keysOfChange.composition);
  });
  content.onChange(() => {
    cache.clear();
    purge?.purge(keysOfChange.content);
  });
  const parts: GatewayServices = {
    configuration,
    publicAddress: options.publicAddress ?? options.localAddress ?? '',
    surveyOrigins: options.surveys?.origins ?? [],
    deadlinesMs: { ...options.deadlinesMs, load: loadDeadlineMs },
    content,
    sites,
    pool,
    places: openPagePlaces(options.renderWorkers),
    loaders,
    sources: {
      content,
      file: registry.file,
      call: (remote, address) => answerOfCall(server, remote, address),
      host: publicHosts(options.loaderHosts, mostCharactersRead),
    },
    circuit,
    slotMark: `<!--slot:${randomBytes(9).toString('base64url')}:*-->`,
    report,
  };
  const leaveTrial = registry.beforeActivation(
    trialOfCandidates({
      registry,
      services: parts,
      configurationHash: options.configurationHash,
      openPool: () => openRenderPool(0, workers, trialLimits),
      rehearse: options.rehearsalBrowser ? rehearsal(options.rehearsalBrowser) : undefined,
      tried: (trial) => log.info({ ...trial }, 'a release was tried before it goes live'),
    }),
  );

  function rehearsal(executablePath: string): Rehearse {
    return rehearseInBrowser({
      services: parts,
      openBrowser: (site) => openRehearsalBrowser(executablePath, site),
      openSite: (ofCandidates) => openRehearsalSite({ parts: ofCandidates, addressLimit, site: server }),
    });
  }

  const { addressLimit, headerLimitBytes, trustedProxies, connections } = options;
  const bounds = {
    log,
    addressLimit,
    headerLimitBytes,
    ...(connections ? { connections } : {}),
    answerUnreadable: refuseUnreadable,
    refuseBroken: refuseBrokenRequest,
    ...(options.isLocalRun ? { firstHook: refuseForwarded } : {}),
  };
  const health = { isReady: () => ready, serving: sites.serving, ...(options.search ? { searchState: options.search.state } : {}) };
  const hear = securityLog({ log, secret: options.operatorToken, count: metrics.security, append: registry.note });
  const requested = openRequestedChanges(report);
  const operations = openServer({ ...bounds, trustedProxies: [], hosts: {} });
  hearSecurityEvents(operations, hear);
  logRequests(operations);
  refuseForeignHosts(operations, options.operatorHosts ?? []);
  await operations.register(async (scope) => {
    sendWith(scope, securityHeaders());
    answerFailures(scope, report);
    serveHealthToOperators(scope, { ...health, metrics, logState: options.logState });
    serveCompositions(scope, sites);
    const { operatorToken: token } = options;
    await serveOperators(scope, { registry, token, serving: sites.serving, failures: metrics.failuresOfLive, requested, report });
    if (options.accounts) await takeHistoryPurges(scope, { accounts: options.accounts, registry, token, report });
    if (options.updates) await takeUpdateImports(scope, { updates: options.updates, registry, token, report });
  });
  const server = openServer({ ...bounds, trustedProxies, hosts: options.otherHosts ?? {} });
  hearSecurityEvents(server, hear);
  logRequests(server);
  const drain = openDrain(server);
  countRequests(server, metrics.request);
  await server.register(async (site) => {
    sendWith(site, securityHeaders());
    carryRequestIds(site, trusting(trustedProxies));
    answerFailures(site, report);
    answerUnrouted(site);
    serveHealth(site, health);
    const buckets = openCallBuckets();
    const { countryHeader, accounts, callLimits, publicAddress, commit, wellKnown, mayWrite } = options;
    const { search, surveys, placements, answers, observatory } = options;
    const counted = countedVisits(options, sites.wasLive);
    await site.register(api, {
      siteName: configuration.siteName,
      maintenance: configuration.maintenance,
      countryHeader,
      trustedProxies,
      onCall: metrics.call,
      checksReplies: configuration.developmentMode,
      ...(options.updates ? { updates: options.updates, filtersForAll: options.filtersForAll ?? false } : {}),
      ...{ search, surveys, placements, answers, observatory },
      ...counted.byCalls,
      buckets,
      ...(callLimits ? { callLimits } : {}),
      ...(accounts
        ? {
            accounts: {
              ...accounts,
              ...(configuration.early ? { early: configuration.early } : {}),
              documentAt: documentAt(content),
              lastChangeAt: content.lastChange,
              isFromWriter: (request) => isFromWriter(request, options.mayWrite),
            },
          }
        : {}),
    });
    serveRemoteFiles(site, registry, report);
    serveCompositions(site, sites);
    takeReports(site, {
      publicOrigin: options.publicAddress,
      buckets,
      perMinute: options.reportsPerMinute,
      wasLive: sites.wasLive,
      count: metrics.reported,
      ...counted.byReports,
      log: (failure, { part, page, detail, request }, before) =>
        log.warn({ ...failure, part, page, detail, request, before }, 'a browser reported a failure'),
    });
    const siteAddress = () => options.publicAddress ?? `http://localhost:${(server.server.address() as AddressInfo | null)?.port ?? 0}`;
    serveSiteFiles(site, { configuration, content, sites, commit, siteAddress, publicAddress, wellKnown });
    serveSearchTitles(site, { content, ...(options.search ? { search: options.search } : {}) });
    serveCompatData(site, content);
    if (options.offline) serveOfflinePacks(site, options.offline);
    serveSectionExports(site, options.sections);
    serveOfflineOff(site);
    serveOfflineWorker(site, { sites, registry, features: configuration.features, isOn: options.offline?.worker ?? false });
    if (options.updates && configuration.features.plus)
      serveUpdateFeeds(site, { updates: options.updates, siteName: configuration.siteName, siteAddress });
    serveSharedAssets(site, content);
    openFiles(site, { desk: content.desk, mayWrite: options.mayWrite, open: openInEditor });
    serveDocumentsToWriters(site, { desk: content.desk, mayWrite: options.mayWrite });
    tellChanges(site, { content, mayWrite: options.mayWrite });
    const sendFeed = feedSender({ content, sites, siteAddress, commit: options.commit.commit, addressLimit });
    servePages(site, { parts, mayWrite, cache, metrics, addressLimit, sendFeed, ...counted.byPages });
  });

  return {
    async listen(port, host) {
      const taken = await listenAt(server, port, host);
      await warmUp({ pool, draw: () => answerPage(firstPage, parts, startTrace()) });
      ready = !isClosing;
      return taken;
    },
    listenForOperators: (port, host) => listenAt(operations, port, host),
    async close() {
      const hasReaders = ready;
      isClosing = true;
      ready = false;
      if (hasReaders && drainMs > 0) await drain.begin(drainMs);
      // With all trials: one that had left meanwhile would be taken for passed. Who waits for the outcome is told it.
      await requested.close();
      leaveTrial();
      await server.close();
      await operations.close();
      await purge?.close();
      await closePools();
    },
  };
}
