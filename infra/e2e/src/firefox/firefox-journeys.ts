import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { inRepository } from '@webdocs/workbench/repository';
import { findFirefox } from '@webdocs/workbench/verification/firefox';
import { startSite, wholeSite } from '../../site/running-site.ts';
import { searchIsComplete } from '../../site/search-is-complete.ts';
import type { Outcome } from '../trust/trust-runs.ts';
import type { Journey } from './journey.ts';
import { accounts } from './journeys/accounts.ts';
import { learning } from './journeys/learning.ts';
import { reading } from './journeys/reading.ts';
import { samples } from './journeys/samples.ts';
import { searching } from './journeys/searching.ts';
import { ReaderTab, type Screen } from './reader-tab.ts';
import { startFirefox, type Theme } from './start-firefox.ts';

/** A single round is a look in between. */
const rounds = Number(process.env.FIREFOX_ROUNDS ?? 3);
const journeys: readonly Journey[] = [...reading, ...searching, ...samples, ...learning, ...accounts];
const themes: readonly Theme[] = ['light', 'dark'];
const screens: readonly Screen[] = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];
const pictures = inRepository('.cache/soak/firefox');

/** What readers do in Firefox, in a wide and a narrow window, light and dark, on the site as a new user finds it. */
export async function firefoxJourneys(say: (line: string) => void): Promise<Outcome> {
  const executable = findFirefox(process.env);
  if (!executable) {
    const { code, message, remedy } = new Failure('FIREFOX_MISSING');
    say(`FAIL  ${code}  ${message}. ${remedy}`);
    return { passed: 0, failed: 1 };
  }
  const site = await startSite(wholeSite);
  const counts = { passed: 0, failed: 0 };
  const began = performance.now();
  try {
    await searchIsComplete(site.address);
    for (let round = 1; round <= rounds; round += 1)
      for (const theme of themes) for (const screen of screens) await makeJourneys(round, theme, screen);
  } finally {
    await site.stop();
  }
  const ran = `${counts.passed + counts.failed} journeys, ${journeys.length} in each of ${rounds} rounds, ${screens.length} windows and ${themes.length} themes`;
  say(`${ran}: ${counts.failed} failed, ${secondsSince(began)} s`);
  return counts;

  /** In a browser of their own: it has not seen the site. */
  async function makeJourneys(round: number, theme: Theme, screen: Screen): Promise<void> {
    const firefox = await startFirefox(executable as string, theme);
    const since = performance.now();
    let failed = 0;
    try {
      for (const journey of journeys) {
        const faults = await faultsOf(journey, await ReaderTab.open(firefox.browser, site.address, { screen, theme }));
        counts[faults.length > 0 ? 'failed' : 'passed'] += 1;
        failed += Number(faults.length > 0);
        for (const fault of faults) say(`FAIL  round ${round}, ${screen.name}, ${theme}: ${journey.title}: ${fault}`);
      }
      const version = await firefox.browser.version();
      say(
        `  round ${round}, ${version}, ${screen.name}, ${theme}: ${journeys.length} journeys, ${failed} failed, ${secondsSince(since)} s`,
      );
    } finally {
      await firefox.stop();
    }
  }
}

/** What went wrong, as sentences; the picture shows what the reader saw then. */
async function faultsOf({ title, go }: Journey, tab: ReaderTab): Promise<string[]> {
  const faults: string[] = [];
  try {
    await go(tab);
    const overflow = await tab.overflow();
    if (overflow) faults.push(overflow);
  } catch (thrown) {
    const picture = join(pictures, `${title.replace(/\W+/g, '-').slice(0, 60)}-${tab.setting.screen.name}-${tab.setting.theme}.png`);
    await tab.picture(picture as `${string}.png`).catch(() => undefined);
    faults.push(`${String(thrown).split('\n')[0]}; ${picture}`);
  } finally {
    await tab.close();
  }
  return [...faults, ...tab.unexpectedErrors()];
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}
