import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openRehearsalBrowser } from './rehearsal-browser.ts';

jest.setTimeout(120_000);

test.each(['/nowhere/chromium', process.execPath])('%s is no browser, and the failure names it', async (program) => {
  await expect(openRehearsalBrowser(program, 'http://127.0.0.1:1')).rejects.toMatchObject({
    code: 'REHEARSAL_UNAVAILABLE',
    values: { browser: program },
  });
});

const chromium = [process.env.CHROMIUM ?? '', '/usr/bin/chromium'].find(existsSync);
const whereInstalled = chromium ? test : test.skip;

/** What says its name, and keeps who came. */
async function named(name: string): Promise<{ readonly server: Server; readonly address: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ headers: { host }, url }, response) => {
    asked.push(`${host}${url}`);
    response.setHeader('access-control-allow-origin', '*').end(`<title>${name}</title>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

whereInstalled('what is rehearsed reaches the rehearsed site and no other door of the machine, whatever it asks for', async () => {
  const [site, door] = [await named('the site'), await named('another door')];
  const browser = await openRehearsalBrowser(chromium ?? '', site.address);
  try {
    const tab = await browser.newPage();
    const port = new URL(door.address).port;
    for (const address of [door.address, `http://localhost:${port}`, `http://[::1]:${port}`, 'http://10.0.0.1:80', 'http://docs.example']) {
      await tab.goto(`${address}/asked`);
      expect([address, await tab.title()]).toEqual([address, 'the site']);
    }
    const socket = await tab.evaluate(
      (url) => new Promise((resolve) => Object.assign(new WebSocket(url), { onerror: () => resolve('failed') })),
      door.address.replace('http', 'ws'),
    );
    expect(socket).toBe('failed');
    // What a test asks of a page counts as a sign of a reader; what the page does by itself does not.
    await tab.addInitScript('globalThis.hasOpened = window.open("about:blank") !== null');
    await tab.goto(site.address);
    expect(await tab.evaluate('globalThis.hasOpened')).toBe(false);
    expect(door.asked).toEqual([]);
  } finally {
    await browser.close();
    for (const { server } of [site, door]) server.close();
  }
});
