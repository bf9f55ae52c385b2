import { failuresCounted } from '../../faults/failure-counter.ts';
import { expectRestToWork } from '../../faults/live-through.ts';
import { postPlace } from '../../faults/part-positions.ts';
import { plantFault } from '../../faults/plant-fault.ts';
import { expect, hydrated, test } from '../../faults/trial-site-test.ts';
import { Header } from '../../pages/header.ts';

const address = '/en-US/docs/Web/CSS';

test('events that a remote does not declare are dropped and counted under its name, and other remotes are not affected', async ({
  page,
  trialSite: site,
  expectErrors,
}) => {
  const { remote, part, address: post, keeps } = postPlace;
  const version = await site.deploy(await plantFault(remote, part, 'publishes-garbage'));
  expectErrors(new RegExp(`^EVENT_(MALFORMED|UNDECLARED): \\S+ of ${remote} ${version}`));
  await page.goto(post);
  await hydrated(page);
  await expect.poll(() => failuresCounted(site.operations, { code: 'EVENT_MALFORMED', remote, version })).toBe(1);
  await expect.poll(() => failuresCounted(site.operations, { code: 'EVENT_UNDECLARED', remote, version })).toBe(1);
  await keeps(page);
  await expect(page.locator('[data-part-failed]')).toHaveCount(0);
  await expectRestToWork(page);
});

test('malformed messages from another tab are dropped, and the next valid event of that tab is received', async ({
  page,
  context,
  trialSite: site,
  expectErrors,
}) => {
  const version = await site.liveVersion('shell');
  expectErrors(new RegExp(`^EVENT_MALFORMED: theme/chosen of shell ${version}`));
  await page.goto(address);
  await hydrated(page);
  const countedBefore = await failuresCounted(site.operations, { code: 'EVENT_MALFORMED', remote: 'shell', version });

  const other = await context.newPage();
  await other.goto(address);
  await hydrated(other);
  await other.evaluate(() => {
    const channel = new BroadcastChannel('webdocs-events');
    for (const message of [
      null,
      'theme/chosen',
      [],
      { name: '__proto__', version: 1, payload: {} },
      { name: 'constructor', version: 1 },
      { name: 'session/changed', version: 1, payload: { isSubscriber: true } },
      { name: 'theme/chosen', version: 99, payload: { theme: 'dark' } },
      { name: 'theme/chosen', version: 1, payload: { theme: '<img src=x>' } },
    ])
      channel.postMessage(message);
  });
  // The channel reaches every page of this origin, including that of the sender.
  const counted = () => failuresCounted(site.operations, { code: 'EVENT_MALFORMED', remote: 'shell', version });
  await expect.poll(counted).toBe(countedBefore + 2);

  const { theme } = new Header(other);
  await theme.open();
  await theme.button('Dark').click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous');
});
