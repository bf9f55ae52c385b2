import { parentPort, workerData } from 'node:worker_threads';
import { buildPage, type BuildPlace, type PageResult } from './built-page.ts';
import { OutputTree } from './output-tree.ts';
import { openSite, type BuildSource } from './build-source.ts';

export interface WorkerTask {
  readonly source: BuildSource;
  readonly place: BuildPlace;
}

/** One thread of a build: it says that it is ready, gets addresses, answers what became of them, and asks for more. */
const { source, place } = workerData as WorkerTask;
const { site } = await openSite(source, () => undefined);
const tree = new OutputTree(place.out);

parentPort?.on('message', async (urls: readonly string[]) => {
  const results: PageResult[] = [];
  for (const url of urls) results.push(await buildPage(url, site, tree, place.siteAddress));
  parentPort?.postMessage(results);
});
parentPort?.postMessage([]);
