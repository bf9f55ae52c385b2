import { join } from 'node:path';
import { openContent } from '@webdocs/content';
import { contentRoots } from '@webdocs/cli/start/content-roots';
import { lastGoodIn } from '@webdocs/gateway/composition/last-good';
import { followRegistry } from '@webdocs/gateway/composition/live-site';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { createCircuit } from '@webdocs/gateway/fragments/circuit';
import { openPagePlaces } from '@webdocs/gateway/fragments/page-places';
import { openRenderPool } from '@webdocs/gateway/fragments/render-pool';
import { systemLayers } from '@webdocs/gateway/fragments/system-layers';
import type { GatewayServices } from '@webdocs/gateway/gateway-services';
import { openData } from '@webdocs/database/open-data';
import { openRegistry } from '@webdocs/registry';
import { builtRenderWorker } from '@webdocs/workbench/bundling/bundle-render-worker';

export interface PageMaker {
  readonly parts: GatewayServices;
  close(): Promise<void>;
}

/** The gateway's own steps without HTTP around them, on the releases of a running site. */
export async function openPageMaker(dataFolder: string, flags: readonly string[]): Promise<PageMaker> {
  const configuration = readConfiguration({ environment: {}, flags });
  const report = (failure: Error): void => {
    throw failure;
  };
  const database = await openData({ dataFolder, report });
  const registry = await openRegistry({ dataFolder, database });
  const pool = openRenderPool(configuration.server.poolSize, { code: await builtRenderWorker(), layers: await systemLayers() });
  const content = await openContent({
    roots: contentRoots(configuration.server.content),
    configuration: configuration.public,
    report: () => undefined,
  });
  const sites = await followRegistry({
    registry,
    pool,
    configurationHash: 'bench',
    report,
    lastGood: lastGoodIn(join(dataFolder, 'bench-last-good.json')),
  });
  return {
    parts: {
      configuration: configuration.public,
      deadlinesMs: { ...configuration.server.deadlines, load: 3_000 },
      content,
      sites,
      pool,
      places: openPagePlaces(configuration.server.poolSize),
      // No page that is measured has a loader.
      loaders: pool,
      sources: { content, file: registry.file, call: notAsked, host: notAsked },
      circuit: createCircuit(),
      slotMark: '<!--slot:bench:*-->',
      report,
    },
    async close() {
      await content.close();
      await pool.close();
      await registry.close();
      await database.close();
    },
  };
}

function notAsked(address: string): Promise<string> {
  return Promise.reject(new Error(`${address} is not there in a bench`));
}
