import type { Chat } from '@webdocs/contracts/api/ai-help';
import { en, scriptedSite, shown, start, verified, words } from '../../fixtures/scripted-site.ts';

const chat: Chat = {
  chat_id: 'c1',
  label: 'How',
  messages: [
    {
      metadata: { chat_id: 'c1', message_id: 'a', parent_id: null, created_at: '2026-11-28T09:00:00Z', state: 'complete', sources: [] },
      user: { role: 'user', content: 'How?' },
      assistant: { role: 'assistant', content: 'So.' },
    },
  ],
};

describe('a question that takes the place of another one', () => {
  test('stops the answer that is being written, and is asked at once', async () => {
    const site = scriptedSite();
    void site.store.ask('How?', en);
    await site.push(start('model'));
    await site.push(words('Boil'));
    const [running] = shown(site);
    void site.store.ask('How, really?', { ...en, parent: null, instead: running?.key ?? '' });
    expect(site.stopped).toEqual(['m1']);
    expect(site.asked.map(({ messages }) => messages.at(-1)?.content)).toEqual(['How?', 'How, really?']);
    expect(site.store.get().conversation.exchanges).toMatchObject([{ state: 'stopped', text: 'Boil' }, { state: 'pending' }]);
    for (const event of [start('model', 'm2'), words('Do', true), { ...verified, message_id: 'm2' }, undefined]) await site.push(event);
    expect(site.store.get()).toMatchObject({ isAnswering: false });
    expect(shown(site)).toMatchObject([{ question: 'How, really?', state: 'complete' }]);
  });

  test('that nothing has come of yet leaves no trace of that one', async () => {
    const site = scriptedSite();
    void site.store.ask('How?', en);
    void site.store.ask('How, really?', { ...en, parent: null, instead: shown(site)[0]?.key ?? '' });
    expect(site.store.get().conversation.exchanges).toMatchObject([{ question: 'How, really?' }]);
  });

  test('is the only one that does: the next one waits for its turn', async () => {
    const site = scriptedSite();
    void site.store.ask('How?', en);
    void site.store.ask('And?', en);
    expect(site.asked).toHaveLength(1);
  });
});

describe('a conversation that is not kept any more', () => {
  test('because the history was switched off stays, is not read again, and goes on as one that was never kept', async () => {
    const site = scriptedSite({ c1: chat });
    await site.store.open('c1', { isKept: true });
    site.store.keepNoLonger('history-off');
    expect(site.store.get()).toMatchObject({ unkept: 'history-off', conversation: { exchanges: [{ question: 'How?' }] } });
    await site.store.readAgain();
    expect(site.reads()).toBe(1);
    void site.store.ask('And?', { ...en, isKept: false });
    await site.push(start());
    expect(site.asked[0]).not.toHaveProperty('chat_id');
    expect(site.store.get().conversation.chatId).toBeUndefined();
  });

  test('because the history was switched off while it was answered has no address', async () => {
    const site = scriptedSite();
    void site.store.ask('How?', en);
    site.store.keepNoLonger('history-off');
    await site.push(start());
    expect(site.store.get()).toMatchObject({ unkept: 'history-off' });
    expect(site.store.get().conversation.chatId).toBeUndefined();
  });

  test('because another tab deleted it is found out once', async () => {
    const site = scriptedSite({ c1: chat });
    await site.store.open('c1', { isKept: true });
    delete site.chats.c1;
    await site.store.readAgain();
    expect(site.store.get()).toMatchObject({ unkept: 'deleted', opening: 'done', conversation: { exchanges: [{ question: 'How?' }] } });
    await site.store.readAgain();
    expect(site.reads()).toBe(2);
    site.store.startNew();
    expect(site.store.get().unkept).toBeUndefined();
  });

  test('was never one where the history was off all the time', async () => {
    const site = scriptedSite();
    void site.store.ask('How?', { ...en, isKept: false });
    await site.push(start());
    site.store.keepNoLonger('history-off');
    expect(site.store.get().unkept).toBeUndefined();
  });
});

test('while the history is off no conversation is asked for', async () => {
  const site = scriptedSite({ c1: chat });
  await site.store.open('c1', { isKept: false });
  expect(site.store.get()).toMatchObject({ opening: 'failed', openingFailure: { code: 'AI_HELP_HISTORY_OFF' } });
  expect(site.reads()).toBe(0);
});
