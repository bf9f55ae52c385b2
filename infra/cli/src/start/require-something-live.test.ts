import { requireSomethingLive } from './require-something-live.ts';

const registry = (versions: Readonly<Record<string, string>>) => ({
  live: () => Promise.resolve({ revision: 0, changedAt: '', versions }),
});

test('a folder on which nothing was ever published is named, with what to do', async () => {
  await expect(requireSomethingLive(registry({}), '/srv/webdogs')).rejects.toMatchObject({
    code: 'NOTHING_LIVE',
    message: 'Nothing is live in /srv/webdogs: there is no page to serve',
    remedy: expect.stringContaining('--data') as string,
  });
});

test('a site with a live shell starts', async () => {
  await requireSomethingLive(registry({ shell: '1.0.0' }), '/srv/webdocs');
});
