import { test, type Browser, type PlaywrightWorkerArgs } from '@playwright/test';
import { featuresSwitchedOff } from './features-switched-off.ts';

type Chromium = PlaywrightWorkerArgs['playwright'];

const sharedProcesses = /^--(?:process-per-site|disable-site-isolation-trials|isolate-origins)/;

/** A browser with the processes that readers have. That of the tests has few, which are quicker, but which code that hangs would hold up. */
export function readersBrowser(chromium: Chromium, more: readonly string[] = []): Promise<Browser> {
  return launched(chromium, (flag) => !sharedProcesses.test(flag), more);
}

/** A browser in which a page and the frames of other sites in it share a process, as on small phones. */
export function sharingBrowser(chromium: Chromium): Promise<Browser> {
  return launched(chromium, (flag) => !flag.startsWith('--isolate-origins'), [
    featuresSwitchedOff(['OriginIsolationHeader', 'IsolateOrigins', 'site-per-process']),
  ]);
}

function launched({ chromium }: Chromium, isWanted: (flag: string) => boolean, more: readonly string[]): Promise<Browser> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args.filter(isWanted), ...more] });
}
