import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Browser } from 'playwright-core';

const startsWithinMs = 20_000;

/** For the scripts of one page. */
const heapMegabytes = 512;

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--js-flags=--max-old-space-size=${heapMegabytes}`,
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * A browser with a profile of its own, which ends with the rehearsal; it gets none of the settings of the site. Whatever name, address and
 * port a page asks for, the site at this address is asked: on the loopback of a server are a database, metrics and the operators' door.
 */
export async function openRehearsalBrowser(executablePath: string, site: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      // Chromium's own walls cannot be put up for the root user.
      chromiumSandbox: process.getuid?.() !== 0,
      timeout: startsWithinMs,
      args: [...flags, `--host-resolver-rules=MAP * ${new URL(site).host}`],
      // A page opens no windows by itself, where tests may let it.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
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
