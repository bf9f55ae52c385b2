import { writeFileSync } from 'node:fs';
import { testAuthority } from '@webdocs/testing/test-authority';
import { HttpsFront } from '../site/https-front.ts';
import { siteCommand } from '../site/site-command.ts';
import { expect, test as base, startsWithinMs } from '../site/site-test.ts';

const host = 'docs.localhost';

const test = base.extend<{ readonly front: HttpsFront; readonly authority: string }>({
  authority: async ({}, use, info) => use(info.outputPath('authority.pem')),
  front: [
    async ({ sites, authority }, use) => {
      const { cert, issue } = testAuthority();
      writeFileSync(authority, cert);
      const front = new HttpsFront(host, issue([host, `*.${host}`]));
      await front.open();
      const origin = (name: string) => `https://${name}:${front.port}`;
      const site = await sites.with({
        environment: {
          WEBDOCS_PUBLIC_ADDRESS: origin(host),
          WEBDOCS_PLAY_ADDRESS: origin(`play.${host}`),
          WEBDOCS_IDENTITY_ADDRESS: origin(`id.${host}`),
          WEBDOCS_TRUSTED_PROXIES: '127.0.0.1',
          WEBDOCS_OBSERVATORY_LOCAL_TARGETS: 'on',
          WEBDOCS_OBSERVATORY_AUTHORITY: authority,
        },
      });
      front.behind = Number(new URL(site.address).port);
      await use(front);
      await front.close();
    },
    { timeout: startsWithinMs },
  ],
});

const pages = ['/', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/flatMap', '/en-US/play', '/en-US/plus/settings'];

test('the site itself, over HTTPS and scanned by its own scanner, gets an A+ with 120 points and more', async ({ front, authority }) => {
  for (const path of pages) {
    const asked = await fetch(
      `http://127.0.0.1:${front.behind}/api/v2/analyze?host=${encodeURIComponent(`${host}:${front.port}${path}`)}`,
      {
        method: 'POST',
      },
    );
    expect(asked.status, path).toBe(200);
    const { scan, tests } = (await asked.json()) as {
      readonly scan: { readonly grade: string; readonly score: number };
      readonly tests: Readonly<Record<string, { readonly pass: boolean | null }>>;
    };
    expect(scan.grade, path).toBe('A+');
    expect(scan.score, path).toBeGreaterThanOrEqual(120);
    expect(Object.entries(tests).filter(([, { pass }]) => pass === false)).toEqual([]);
  }
  const { code, output } = await siteCommand(null, 'scan', `https://${host}:${front.port}`, '--authority', authority, '--fail-below', 'A+');
  expect(output).toContain('12 of 12 tests passed');
  expect(code).toBe(0);
});
