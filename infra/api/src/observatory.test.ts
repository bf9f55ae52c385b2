import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mail } from '@webdocs/mail/mail';
import { siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { noteGrade } from './stores/watched-hosts.ts';
import { scanWatchedHosts } from './watching/scan-watched-hosts.ts';

jest.setTimeout(60_000);

let site: SiteWithAccounts;
let scanned: Server;
let host: string;
let status = 200;

beforeAll(async () => {
  site = await siteWithAccounts();
  scanned = createServer((_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Text'));
  await new Promise<void>((resolve) => scanned.listen(0, '127.0.0.1', resolve));
  host = `localhost:${(scanned.address() as AddressInfo).port}`;
});
beforeEach(() => void (status = 200));
afterAll(async () => {
  scanned.closeAllConnections();
  await new Promise((resolve) => scanned.close(resolve));
  await site.close();
});

const ask = (method: 'GET' | 'POST', url: string) => site.server.inject({ method, url });

test('a scan is asked for without an origin, a token or a body, and says where its report is', async () => {
  const reply = await ask('POST', `/api/v2/scan?host=${host}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ algorithm_version: 6, error: null, grade: 'F', score: 10, tests_quantity: 12, status_code: 200 });
  expect(reply.json<{ details_url: string }>().details_url).toMatch(/\/en-US\/observatory\/analyze\?host=localhost%3A\d+$/);
});

test('the report is read by its host, and by its number', async () => {
  const report = (await ask('GET', `/api/v2/analyze?host=${host}`)).json<{ scan: { id: number } }>();
  expect((await ask('GET', `/api/v2/scans/${report.scan.id}`)).json()).toEqual(report);
  expect((await ask('GET', '/api/v2/scans')).json()).toMatchObject({ scans: [{ host, grade: 'F' }] });
});

test.each([
  ['', 422, 'invalid-hostname'],
  ['user@example.org', 422, 'invalid-hostname'],
  ['nowhere.invalid', 422, 'invalid-hostname-lookup'],
  ['169.254.169.254', 422, 'invalid-site'],
  ['localhost:1', 422, 'invalid-site'],
])('host %j is answered %i %s', async (wrong, code, error) => {
  for (const [method, path] of [
    ['GET', 'analyze'],
    ['POST', 'analyze'],
    ['POST', 'scan'],
  ] as const) {
    const reply = await ask(method, `/api/v2/${path}?host=${encodeURIComponent(wrong)}`);
    expect(reply.statusCode).toBe(code);
    expect(reply.json()).toMatchObject({ error, message: expect.stringMatching(/\w/), failure: expect.stringMatching(/^OBSERVATORY_/) });
  }
});

test('a site that answers with an error, and a scan that is not there, have their names too', async () => {
  status = 500;
  expect((await ask('POST', `/api/v2/scan?host=${host}/broken`)).json()).toMatchObject({ error: 'invalid-site', code: 422 });
  expect((await ask('GET', '/api/v2/scans/4711')).json()).toMatchObject({ error: 'not-found', code: 404 });
});

test('who watches a host is told by mail once when its grade falls, and of nothing else', async () => {
  const ada = await site.signedIn('ada');
  const watched = (await ada.post('/api/v2/observatory/watches/', { host: `http://${host}/` })).json<{ id: string; host: string }>();
  expect(watched).toMatchObject({ host, grade: 'F' });
  expect((await ada.post('/api/v2/observatory/watches/', { host })).json()).toMatchObject({ id: watched.id });
  const sent: Mail[] = [];
  const look = () => {
    site.clock.now = new Date(site.clock.now.getTime() + 25 * 60 * 60 * 1000);
    const sendMail = async (mail: Mail) => void sent.push(mail);
    return scanWatchedHosts({
      ...site.parts,
      sendMail,
      observatory: site.observatory,
      site: { siteName: 'Docs', origin: 'https://docs.example' },
    });
  };
  expect(await look()).toBe(0);
  // As it was before its owner broke it.
  await noteGrade(site.database.query, host, 'A', []);
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  expect(sent).toEqual([expect.objectContaining({ to: 'ada@example.org', subject: expect.stringContaining('F instead of A') })]);
  const grace = await site.signedIn('grace');
  expect((await grace.delete(`/api/v2/observatory/watches/${watched.id}/`)).statusCode).toBe(404);
  expect((await ada.delete(`/api/v2/observatory/watches/${watched.id}/`)).statusCode).toBe(200);
  expect((await ada.get('/api/v2/observatory/watches/')).json()).toEqual({ hosts: [], can_mail: false });
});
