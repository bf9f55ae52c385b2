import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { logNetwork, type Transfer } from './network-log.ts';
import { hydrated, settled, visit } from './open-browser.ts';

/** What a page fetches of a reader who saves data and only looks, or of one who reads it to its end. */
export async function transfersOf(browser: Browser, url: string, how: 'only looked at' | 'hydrated'): Promise<Transfer[]> {
  const saveData = how === 'only looked at';
  return visit(browser, { saveData, slowPhone: saveData }, async ({ page, cdp }) => {
    const log = logNetwork(cdp);
    await page.goto(url, { waitUntil: 'load' });
    if (how === 'hydrated') {
      // The first page of a site that has just started may take so long that it would wait for its reader.
      await page.mouse.move(5, 5);
      await hydrated(page);
      // To the end, so that every slot comes near the view.
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.wheel(0, 2000);
        await page.waitForTimeout(30);
      }
    }
    await settled(page, how === 'hydrated' ? 1000 : 3000);
    return log.transfers();
  });
}

export async function inlineScriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  return brotliSize(scripts.join('\n'));
}

/** Bytes of a text at brotli's best, as a server sends it that has had time. */
function brotliSize(text: string | Buffer): number {
  const buffer = Buffer.from(text);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}
