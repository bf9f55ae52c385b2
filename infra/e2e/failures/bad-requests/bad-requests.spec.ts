import { readFile } from 'node:fs/promises';
import { inRepository } from '@webdocs/workbench/repository';
import { expect, test } from '../../site/site-test.ts';
import { rawGet, rawRequest } from '../../site/raw-request.ts';

const page = '/en-US/docs/Web/CSS';
const post = '/en-US/blog/text-before-script';

/** Words that occur only in files that no request may reach. */
const secrets = [
  /root:x:0/,
  /"signature"/,
  /BEGIN (PUBLIC|PRIVATE) KEY/,
  /module\.exports/,
  /"private": true/,
  /"workspaces"/,
  /"changedAt"/,
];

const stepsOut = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '..;/',
  './..//',
];

test('no spelling of ../ escapes from the folder of a release, a page or its media', async ({ site }) => {
  const version = await site.liveVersion('mfe-docs');
  const folders = [
    [`/remotes/mfe-docs/${version}/client/`, ['release.json', 'server/server.cjs', '../../../live.json', '../../../../keys/mfe-docs.key']],
    ['/remotes/', ['package.json', 'etc/passwd']],
    [`${page}/`, ['etc/passwd', 'package.json', 'index.md']],
    [`${post}/`, ['../../package.json', 'index.md']],
  ] as const;
  const targets = folders.flatMap(([folder, files]) =>
    stepsOut.flatMap((step) => [1, 3, 8].flatMap((times) => files.map((file) => `${folder}${step.repeat(times)}${file}`))),
  );
  const media = stepsOut.flatMap((step) => [`${post}/${step}colors-with-a-job/colors-with-a-job.svg`, `/${step.repeat(6)}etc/passwd.svg`]);
  for (const target of [...targets, ...media]) {
    const { status, body } = await rawGet(site.address, target);
    expect(status, target).toBeLessThan(500);
    if (!media.includes(target)) expect(status, target).toBeGreaterThan(299);
    for (const secret of secrets) expect(body, target).not.toMatch(secret);
  }
});

test('only the client files of a release are sent, and only those that the release lists', async ({ site }) => {
  const version = await site.liveVersion('mfe-docs');
  const { release } = await site.registry.release('mfe-docs', version);
  for (const path of [
    release.server,
    'release.json',
    'client',
    'client/',
    'client/unknown.js',
    'client/__proto__',
    'client/remoteEntry.js/',
    `client/remoteEntry.js%00.css`,
    'CLIENT/remoteEntry.js',
  ]) {
    const { status, body } = await rawGet(site.address, `/remotes/mfe-docs/${version}/${path}`);
    expect([400, 404], path).toContain(status);
    for (const secret of secrets) expect(body, path).not.toMatch(secret);
  }
  for (const release404 of [
    '/remotes/mfe-docs/9.9.9/client/remoteEntry.js',
    '/remotes/mfe-unknown/1.0.0/client/remoteEntry.js',
    '/remotes/__proto__/1.0.0/client/x',
  ])
    expect((await rawGet(site.address, release404)).status, release404).toBe(404);
  const served = await rawGet(site.address, `/remotes/mfe-docs/${version}/${release.entry}`);
  expect(served.status).toBe(200);
});

test('an address with another host, two slashes or broken escapes is refused or read as a path of this site', async ({ site }) => {
  for (const target of [
    'http://elsewhere.example/en-US/',
    '//elsewhere.example/en-US/',
    '/\\elsewhere.example/',
    '/en-US//elsewhere.example',
    '/en-US/%zz',
    '/%ff%fe',
    '/en-US/docs/%00',
    '*',
  ]) {
    const { status, head } = await rawGet(site.address, target);
    expect(status, target).toBeLessThan(500);
    expect(head, target).not.toMatch(/^location: (https?:)?[/\\]{2}/im);
  }
});

test('a request with too long an address or too large headers is told so', async ({ site }) => {
  const longAddress = await rawGet(site.address, `/en-US/search?q=${'a'.repeat(9000)}`);
  expect(longAddress.status).toBe(414);
  expect(longAddress.body).toContain('8192 are allowed');

  for (const header of ['Cookie', 'X-Large']) {
    const { status, head, body } = await rawGet(site.address, page, { [header]: `a=${'b'.repeat(80_000)}` });
    expect(status).toBe(431);
    expect(head).toContain("Content-Security-Policy: default-src 'none'");
    expect(body).toContain('The request headers are larger than');
    expect(body).toContain('Delete the cookies of this site');
  }
});

test('what is not an HTTP request is refused, and the next request is answered', async ({ site }) => {
  for (const text of [
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET ${page} HTTP/1.1\r\nHost: a\r\nbroken header\r\n\r\n`,
    '\x00\x01\x02\r\n\r\n',
    'GET  / HTTP/1.1\r\nContent-Length: x\r\n\r\n',
  ]) {
    const { status } = await rawRequest(site.address, text);
    expect(status, text).toBe(400);
  }
  expect((await rawGet(site.address, page)).status).toBe(200);
});

test('hostile cookies do not change a page, neither for their sender nor for other readers', async ({ site }) => {
  const clean = await rawGet(site.address, page);
  expect(clean.status).toBe(200);
  for (const cookie of [
    'preferredlocale=../../../etc/passwd',
    'preferredlocale=<script>alert(1)</script>',
    'preferredlocale=xx-XX',
    'preferredlocale=en-US%0d%0aSet-Cookie:%20a=b',
    `preferredlocale=${'f'.repeat(5000)}`,
    '__proto__=polluted; constructor=polluted',
    'sessionid=AAAA; whoami={"is_subscriber":true}; theme=dark',
    '; ;=;a;==b;"; \\',
    Array.from({ length: 300 }, (_, index) => `c${index}=${index}`).join('; '),
  ]) {
    const { status, head, body } = await rawGet(site.address, page, { Cookie: cookie });
    expect(status, cookie).toBe(200);
    expect(head, cookie).not.toMatch(/^set-cookie:/im);
    expect(body, cookie).toBe(clean.body);
  }
  expect((await rawGet(site.address, page)).body).toBe(clean.body);
});

test('a report that is malformed, too large or not JSON is refused and not counted', async ({ request, site }) => {
  const counted = async () => ((await (await request.get(`${site.operations}/metrics`)).text()).match(/side="browser"/g) ?? []).length;
  const before = await counted();
  const report = { code: 'PART_LOAD_FAILED', remote: 'mfe-docs', version: '1', part: 'page', composition: '', page: '/', detail: '' };
  for (const data of [
    '',
    'null',
    '{',
    '[]',
    JSON.stringify({ ...report, code: 'made up" 1\nforged_metric 7' }),
    JSON.stringify({ ...report, detail: 'x'.repeat(9000) }),
  ]) {
    const reply = await request.post('/_report', { data, headers: { 'content-type': 'text/plain', origin: site.address } });
    expect([400, 413], data.slice(0, 40)).toContain(reply.status());
  }
  expect(await counted()).toBe(before);
  expect(await (await request.get(`${site.operations}/metrics`)).text()).not.toContain('forged_metric');
});

test('media are sent unchanged and cannot run scripts; other files of a page folder are not sent', async ({ site }) => {
  const drawing = await rawGet(site.address, `${post}/text-before-script.svg`);
  expect(drawing.status).toBe(200);
  expect(drawing.head).toMatch(/^content-security-policy: default-src 'none'; sandbox$/im);
  const source = await readFile(inRepository('infra/default-content/content/blog/text-before-script/text-before-script.svg'), 'latin1');
  expect(drawing.body).toContain(source.slice(0, 200));
  for (const target of [`${post}/index.md`, `${post}/missing.svg`, '/package.svg', '/en-US/docs/Web/CSS/index.md']) {
    expect((await rawGet(site.address, target)).status, target).toBe(404);
  }
});
