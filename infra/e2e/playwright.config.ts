import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { featuresSwitchedOff } from './site/features-switched-off.ts';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));

// Tests of a worker reuse one browser context, cleared in between: creating one takes as long as loading a page.
process.env.PW_TEST_REUSE_CONTEXT ??= '1';

/** What takes long, by the part of the soak that runs it: remotes are built with planted faults, or in a copy of the repository. */
const soaked: Readonly<Record<string, readonly string[]>> = {
  faults: ['altered-files', 'deploy-during-visit', 'missing-files', 'moving-into-trouble', 'other-react'].map(
    (story) => `failures/${story}/**`,
  ),
  changes: ['journeys/add-a-remote.spec.ts', 'journeys/small-changes.spec.ts'],
};

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: ['spec/**/*.spec.ts', 'journeys/**/*.spec.ts', 'failures/**/*.spec.ts'],
  testIgnore: Object.entries(soaked).flatMap(([part, tests]) => (part === process.env.SOAK ? [] : tests)),
  fullyParallel: false,
  workers: 2,
  // On a shared machine a browser may get no CPU for seconds. A test that needs its second try is named in the list.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // A few anti-aliased pixels may differ between machines; a moved line does not pass.
    toHaveScreenshot: { pathTemplate: 'screens/{arg}{ext}', maxDiffPixelRatio: 0.005, animations: 'disabled', scale: 'css' },
  },
  // Of texts: those of pictures have a place of their own.
  snapshotPathTemplate: 'journeys/screen-reader/{arg}{ext}',
  updateSnapshots: process.env.SCREENS === 'renew' ? 'all' : 'none',
  reporter: 'list',
  outputDir: '../../.cache/e2e',
  forbidOnly: Boolean(process.env.CI),
  use: {
    headless: true,
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // A menu that moves for 140 ms is "not stable" to Playwright, which then scrolls the page and clicks where the menu was.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        featuresSwitchedOff(),
        // Pages of the site share one process, as they do for a reader: starting one takes as long as loading a page.
        '--process-per-site',
        // The process of a page is reused by the next test: a new one starts with cold code. Samples have their own, as one of them may loop forever.
        '--disable-site-isolation-trials',
        '--isolate-origins=http://play.localhost',
      ],
    },
  },
});
