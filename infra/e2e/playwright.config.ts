import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));

// Tests of a worker use one browser context again, emptied in between: to make one takes as long as to load a page.
process.env.PW_TEST_REUSE_CONTEXT ??= '1';

const plantedFaults = ['altered-files', 'deploy-during-visit', 'missing-files', 'moving-into-trouble', 'other-react'];

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: ['spec/**/*.spec.ts', 'journeys/**/*.spec.ts', 'failures/**/*.spec.ts'],
  // Stories that build remotes with planted faults take their time: the soak lives through all of them.
  testIgnore: process.env.FAULT_MATRIX === 'whole' ? [] : plantedFaults.map((story) => `failures/${story}/**`),
  fullyParallel: false,
  workers: 2,
  // On a shared machine a browser may be starved for seconds. A test that needs its second try is named in the list.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // A hair of anti-aliasing may differ from machine to machine; a moved line does not pass.
    toHaveScreenshot: { pathTemplate: 'screens/{arg}{ext}', maxDiffPixelRatio: 0.005, animations: 'disabled', scale: 'css' },
  },
  updateSnapshots: process.env.SCREENS === 'renew' ? 'all' : 'none',
  reporter: 'list',
  outputDir: '../../.cache/e2e',
  forbidOnly: Boolean(process.env.CI),
  use: {
    headless: true,
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
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
        // Pages of the site follow each other in one process, as they do for a reader: to start one takes as long as to load a page.
        '--process-per-site',
        // The process of a page outlives its test: a new one begins with cold code. Samples keep theirs, so that one of them may loop for ever.
        '--disable-site-isolation-trials',
        '--isolate-origins=http://play.localhost',
      ],
    },
  },
});
