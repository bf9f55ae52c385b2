import { createHash } from 'node:crypto';
import { observatoryServers } from '@webdocs/contracts/api/observatory-report';
import { knownSites } from '../../fixtures/known-sites.ts';
import { scanOf } from '../../fixtures/scan-of-test.ts';
import { servedPair } from '../../fixtures/served-pair.ts';
import type { SitePage } from '../../fixtures/scripted-site.ts';

async function reportOf(page: SitePage) {
  const served = await servedPair({ http: 'to-https', https: page });
  const report = await scanOf(`localhost:${served.port}`);
  await served.close();
  return report;
}

const poor: SitePage = {
  headers: [
    ['Set-Cookie', 'sid=1'],
    ['Set-Cookie', 'evil";\nroot /; =1'.replace('\n', ' ')],
    ['Content-Security-Policy', "default-src * 'unsafe-inline'"],
  ],
  html: `<!doctype html><script>start()</script><script src="https://cdn.example/a.js"></script><link rel=stylesheet href=/a.css>
    <style>p{}</style><img src="http://images.example/a.png"><img src="data:image/png;base64,AA"><iframe src="https://frames.example/"></iframe>
    <form action="/send"></form><p onclick="x()" style="color:red">`,
};

test('every test that is failed has lines for each server, but where no line can help', async () => {
  const { tests } = await reportOf(poor);
  const failed = Object.values(tests).filter(({ pass }) => !pass);
  expect(failed.length).toBeGreaterThan(4);
  for (const { fixes } of failed) {
    expect(fixes?.map(({ server }) => server)).toEqual(observatoryServers);
    for (const { lines } of fixes ?? []) expect(lines.some(({ change }) => change === 'add')).toBe(true);
  }
});

test('lines to add hold nothing that a server has chosen', async () => {
  const { tests } = await reportOf(poor);
  const lines = tests['cookies']?.fixes?.flatMap(({ lines: all }) => all.map(({ text }) => text)).join('\n');
  expect(lines).toContain('sid');
  expect(lines).not.toContain('evil');
});

test('the address of a script ends neither the quotes of the command nor the comment that it is in', async () => {
  const { tests } = await reportOf({ html: `<script src="https://cdn.example/a'$(x)'-->.js"></script>` });
  const [command] = tests['subresource-integrity']?.fixes?.[0]?.lines ?? [];
  expect(command?.text).toBe(
    "<!-- curl -s 'https://cdn.example/a%27$(x)%27--%3E.js' | openssl dgst -sha384 -binary | openssl base64 -A -->",
  );
});

test('scripts of a site that come over plain HTTP because its page does are helped by a certificate', async () => {
  const served = await servedPair({ http: { html: '<script src="/a.js"></script>' } });
  const { tests } = await scanOf(`localhost:${served.port}`);
  await served.close();
  expect(tests['subresource-integrity']?.fixes?.[0]?.lines.map(({ text }) => text)).toContain('listen 443 ssl;');
});

test('the proposed policy has what the page loads, hashes of what is in it, and says what has to change first', async () => {
  const { proposed_policy: proposed } = await reportOf(poor);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const values = Object.fromEntries((proposed?.directives ?? []).map((directive) => [directive.name, directive.values]));
  expect(values).toMatchObject({
    'default-src': ["'none'"],
    'script-src': expect.arrayContaining(['https://cdn.example', hash('start()')]),
    'style-src': ["'self'", hash('p{}')],
    'img-src': expect.arrayContaining(['https://images.example', 'data:']),
    'frame-src': ['https://frames.example'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
  expect(proposed?.obstacles).toEqual([
    { name: 'inline-handlers', count: 1 },
    { name: 'style-attributes', count: 1 },
    { name: 'insecure-sources', count: 1 },
  ]);
  expect(proposed?.report_only[0]?.lines.at(-1)?.text).toContain('Content-Security-Policy-Report-Only');
});

test('with the proposed policy the test of the policy gives all of its points', async () => {
  for (const { html } of knownSites.filter(({ test: name }) => name === 'subresource-integrity').slice(0, 12)) {
    const { proposed_policy: proposed } = await reportOf({ ...(html ? { html } : {}) });
    const fixed = await reportOf({ headers: [['Content-Security-Policy', proposed?.policy ?? '']], ...(html ? { html } : {}) });
    expect(fixed.tests['content-security-policy']?.score_modifier).toBe(10);
  }
});

test('what is recommended without points is looked at, and changes no score', async () => {
  const before = await reportOf({});
  const after = await reportOf({
    headers: [
      ['Permissions-Policy', 'camera=()'],
      ['Reporting-Endpoints', 'default="https://reports.example/"'],
    ],
  });
  const states = ({ recommended = [] }: typeof before) => Object.fromEntries(recommended.map(({ name, state }) => [name, state]));
  expect(states(before)).toMatchObject({ 'security-txt': 'missing', 'permissions-policy': 'missing', 'reporting-endpoints': 'missing' });
  expect(states(after)).toMatchObject({ 'permissions-policy': 'present', 'reporting-endpoints': 'present', 'trusted-types': 'missing' });
  expect(after.scan.score).toBe(before.scan.score);
});

test('a report says what the site would have if one test alone were passed', async () => {
  const { tests, scan } = await reportOf(poor);
  for (const { pass, when_fixed: fixed } of Object.values(tests)) {
    if (pass) expect(fixed).toBeUndefined();
    else expect(fixed?.score).toBeGreaterThanOrEqual(scan.score ?? 0);
  }
});
