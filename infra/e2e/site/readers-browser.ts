import { test, type Browser, type PlaywrightWorkerArgs } from '@playwright/test';

const sharedProcesses = /^--(?:process-per-site|disable-site-isolation-trials|isolate-origins)/;

/** A browser with the processes that readers have. That of the tests has few, which are quicker, but which code that hangs would hold up. */
export function readersBrowser({ chromium }: PlaywrightWorkerArgs['playwright']): Promise<Browser> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: args.filter((flag) => !sharedProcesses.test(flag)) });
}
