import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser as Kind, createProfile, launch, WEBDRIVER_BIDI_WEBSOCKET_ENDPOINT_REGEX } from '@puppeteer/browsers';
import { connect, type Browser } from 'puppeteer-core';

export type Theme = 'light' | 'dark';

export interface Firefox {
  readonly browser: Browser;
  stop(): Promise<void>;
}

const startsWithinMs = 60_000;

/**
 * A Firefox without a window, of a system with this theme. Not by the `launch` of puppeteer-core: that one puts all sites into one process,
 * where a sample that never ends would hold up the page around it. Readers have a process for each site.
 */
export async function startFirefox(executablePath: string, theme: Theme): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'webdocs-firefox-'));
  await createProfile(Kind.FIREFOX, {
    path: profile,
    preferences: {
      'ui.systemUsesDarkTheme': Number(theme === 'dark'),
      // What pages are told, whatever the theme of the browser's own frame: 0 is dark, 1 is light.
      'layout.css.prefers-color-scheme.content-override': Number(theme === 'light'),
      // Tests open tabs without a press; readers' browsers do not.
      'dom.disable_open_during_load': true,
    },
  });
  const firefox = launch({
    executablePath,
    args: ['--headless', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    // What it keeps outside its profile goes with it.
    env: { ...process.env, HOME: profile },
  });
  const stop = async () => {
    await firefox.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const address = await firefox.waitForLineOutput(WEBDRIVER_BIDI_WEBSOCKET_ENDPOINT_REGEX, startsWithinMs);
    const browser = await connect({ browserWSEndpoint: `${address}/session`, protocol: 'webDriverBiDi', defaultViewport: null });
    return { browser, stop };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}
