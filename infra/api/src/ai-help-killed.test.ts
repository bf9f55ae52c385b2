import type { Chat, ChatSummary } from '@webdocs/contracts/api/ai-help';
import { askOver } from '../fixtures/ask.ts';
import { runApiProcess } from '../fixtures/run-api-process.ts';
import { siteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(120_000);

const root = '/api/v1/plus/ai/help';

test('a process that is killed while it answers leaves a question that reads as failed after a minute and is given back', async () => {
  const site = await siteWithAccounts(undefined, { answers: { answer: () => [] as never, describe: () => null } });
  const { connectionString: databaseUrl } = site.database.address();
  const process = await runApiProcess({ dataFolder: site.databaseServer.folder, databaseUrl, users: ['cut-off'], answers: 'without end' });
  try {
    await site.database.query.updateTable('accounts').set({ subscription_type: 'core' }).where('subject', '=', 'cut-off').execute();
    const user = site.caller(process.secrets[0] ?? '');
    const message = async () => {
      const [chat] = (await user.get(`${root}/history/list`)).json<ChatSummary[]>();
      return (await user.get(`${root}/history/${chat?.chat_id}`)).json<Chat>().messages[0]?.metadata.state;
    };
    const remaining = async () => (await user.get(`${root}/quota`)).json().quota.remaining;
    const stream = await askOver(process.address, user);
    await stream.until('Of leaves');
    site.clock.now = new Date();
    expect([await message(), await remaining()]).toEqual(['pending', 4]);
    await process.kill();
    await expect(stream.rest()).rejects.toThrow();
    expect([await message(), await remaining()]).toEqual(['pending', 4]);
    site.clock.now = new Date(Date.now() + 60_000);
    expect([await message(), await remaining()]).toEqual(['failed', 5]);
  } finally {
    await process.kill();
    await site.close();
  }
});
