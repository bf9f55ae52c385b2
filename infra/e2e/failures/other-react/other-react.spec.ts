import { everyRemote } from '../../faults/part-positions.ts';
import { expect, test } from '../../faults/trial-site-test.ts';
import { siteCommand } from '../../site/site-command.ts';
import { buildRemote } from '@webdocs/workbench/bundling/build-deployable';
import { relabelBuild } from '@webdocs/workbench/bundling/relabel-build';
import { inRepository } from '@webdocs/workbench/repository';

for (const { title, remote } of everyRemote) {
  test(`${title} built with another major version of React is refused at deploy, and the command says why`, async ({
    page,
    trialSite: site,
  }) => {
    const before = await site.liveVersion(remote);
    const base = await buildRemote(remote);
    const version = `${base.release.version}.react-18`;
    const shared = { ...base.release.shared, react: '^18.3.1', 'react-dom': '^18.3.1' };
    const { folder } = await relabelBuild(base, inRepository('.cache/faults', remote, version), { version, record: { shared } });

    const { code, output } = await siteCommand(site.dataFolder, 'deploy', remote, '--from', folder);
    expect(code).toBe(3);
    expect(output).toContain(`RELEASE_INCOMPATIBLE  ${remote} ${version} cannot join the live composition`);
    expect(output).toMatch(/was built against react \^18\.3\.1, shell \S+ provides 19\./);
    expect(await site.liveVersion(remote)).toBe(before);
    expect((await page.request.get('/en-US/docs/Web/CSS')).status()).toBe(200);
  });
}
