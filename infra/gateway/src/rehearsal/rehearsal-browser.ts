import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Browser } from 'playwright-core';

const startsWithinMs = 20_000;

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What is rehearsed reaches this machine's loopback and no other name or address.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
];

/** A browser with a profile of its own, which ends with the rehearsal; it gets none of the settings of the site. */
export async function openRehearsalBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      // Chromium's own walls cannot be put up for the root user.
      chromiumSandbox: process.getuid?.() !== 0,
      timeout: startsWithinMs,
      args: flags,
      env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent' },
      // The site ends it itself, in its own time.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
  } catch (thrown) {
    throw new Failure('REHEARSAL_UNAVAILABLE', { browser: executablePath, cause: firstLine(causeOf(thrown)) }, { cause: thrown });
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
