import type { Chat } from '@webdocs/contracts/api/ai-help';
import {
  emptyConversation,
  messagesFor,
  pathOf,
  placeAmongSiblings,
  withChange,
  withChat,
  withChosen,
  withoutQuestion,
  withQuestion,
  type Conversation,
} from './conversation.ts';

const ask = (known: Conversation, key: string, parent: string | null) =>
  withQuestion(known, { key, parent, question: `${key}?`, askedAt: '2026-11-28T10:00:00Z' });
const shown = (known: Conversation) => pathOf(known).map(({ key }) => key);
const stored = (id: string, parent: string | null, state: 'pending' | 'complete' = 'complete'): Chat['messages'][number] => ({
  metadata: { chat_id: 'c', message_id: id, parent_id: parent, created_at: '2026-11-28T10:00:00Z', state, sources: [] },
  user: { role: 'user', content: `${id}?` },
  ...(state === 'complete' ? { assistant: { role: 'assistant' as const, content: `${id}!` } } : {}),
});
const chat = (...messages: Chat['messages']): Chat => ({ chat_id: 'c', label: 'c', messages });

test('questions follow each other; one that was edited is beside the first, and each keeps what follows it', () => {
  let known = ask(ask(emptyConversation, 'a', null), 'b', 'a');
  known = ask(known, 'a2', null);
  expect(shown(known)).toEqual(['a2']);
  const [edited] = pathOf(known);
  expect(edited && placeAmongSiblings(known, edited)).toEqual({ number: 2, count: 2, previous: 'a' });
  expect(shown(withChosen(known, 'a'))).toEqual(['a', 'b']);
  expect(withChosen(known, 'nowhere')).toBe(known);
});

test('without a failed question the version before it is shown again', () => {
  const known = ask(ask(emptyConversation, 'a', null), 'a2', null);
  expect(shown(withoutQuestion(known, 'a2'))).toEqual(['a']);
});

test('what the site keeps is read as it was asked, and the latest of siblings is shown', () => {
  const known = withChat(emptyConversation, chat(stored('a', null), stored('b', 'a'), stored('b2', 'a')));
  expect([shown(known), known.chatId]).toEqual([['a', 'b2'], 'c']);
  expect(pathOf(known).map(({ text }) => text)).toEqual(['a!', 'b2!']);
});

test('what another tab asked comes along, without taking away what is on this screen', () => {
  const here = withChat(emptyConversation, chat(stored('a', null), stored('b', 'a')));
  const later = withChat(here, chat(stored('a', null), stored('b', 'a'), stored('b2', 'a'), stored('c', 'b')));
  expect(shown(later)).toEqual(['a', 'b', 'c']);
});

test('an answer that is written here is not replaced by what the site has of it so far', () => {
  const asked = { ...ask(emptyConversation, 'new', null), chatId: 'c' };
  const here = withChange(asked, 'new', (one) => ({ ...one, id: 'a', state: 'in-progress', text: 'Half' }));
  const later = withChat(here, chat(stored('a', null, 'pending')));
  expect(pathOf(later)).toMatchObject([{ key: 'new', text: 'Half', state: 'in-progress' }]);
});

test('a stored answer replaces one that this page waits for', () => {
  const here = withChat(emptyConversation, chat(stored('a', null, 'pending')));
  expect(pathOf(here)).toMatchObject([{ state: 'pending' }]);
  expect(pathOf(withChat(here, chat(stored('a', null))))).toMatchObject([{ state: 'complete', text: 'a!' }]);
});

test('an answer whose stream was lost before its id arrived is matched by its question', () => {
  const asked = { ...ask(withChat(emptyConversation, chat(stored('a', null))), 'new', 'a'), chatId: 'c' };
  const lost = withChange(asked, 'new', (one) => ({ ...one, question: 'b?', state: 'failed' }));
  const later = withChat(lost, chat(stored('a', null), stored('b', 'a')));
  expect(pathOf(later)).toMatchObject([{ key: 'a' }, { key: 'new', id: 'b', state: 'complete', text: 'b!' }]);
  expect(later.exchanges).toHaveLength(2);
});

test('a stored answer replaces one that this page gave up, and none that the user stopped', () => {
  const here = withChat(emptyConversation, chat(stored('a', null, 'pending')));
  const ended = (state: 'failed' | 'stopped') => withChange(here, 'a', (one) => ({ ...one, state }));
  expect(pathOf(withChat(ended('failed'), chat(stored('a', null))))).toMatchObject([{ state: 'complete', text: 'a!' }]);
  expect(pathOf(withChat(ended('failed'), chat(stored('a', null, 'pending'))))).toMatchObject([{ state: 'failed' }]);
  expect(pathOf(withChat(ended('stopped'), chat(stored('a', null))))).toMatchObject([{ state: 'stopped' }]);
});

test('a conversation is opened at its newest question, or at the one that was on the screen', () => {
  const at = (id: string, parent: string | null, minute: number) => {
    const message = stored(id, parent);
    return { ...message, metadata: { ...message.metadata, created_at: `2026-11-28T10:0${minute}:00Z` } };
  };
  // The first question was edited, and gone back to for another one.
  const kept = chat(at('a', null, 1), at('a2', null, 2), at('b', 'a', 3));
  expect(shown(withChat(emptyConversation, kept))).toEqual(['a', 'b']);
  expect(shown(withChat(emptyConversation, kept, 'a2'))).toEqual(['a2']);
  expect(shown(withChat(emptyConversation, kept, 'gone'))).toEqual(['a', 'b']);
});

test('text without a whole answer was written by a model that did not finish', () => {
  const ended = (state: 'stopped' | 'failed') => {
    const message = stored('a', null);
    return { ...message, metadata: { ...message.metadata, state } };
  };
  for (const state of ['stopped', 'failed'] as const)
    expect(pathOf(withChat(emptyConversation, chat(ended(state))))).toMatchObject([{ kind: 'model', text: 'a!', state }]);
  expect(
    pathOf(withChat(emptyConversation, chat({ ...ended('stopped'), assistant: { role: 'assistant', content: '' } })))[0],
  ).not.toHaveProperty('kind');
});

test('parents in a circle make no endless page', () => {
  const known = withChat(emptyConversation, chat(stored('a', 'b'), stored('b', 'a')));
  expect(shown(known)).toEqual([]);
});

test('with a question goes what was said before it, without what failed', () => {
  const here = withChat(emptyConversation, chat(stored('a', null), stored('b', 'a', 'pending'), stored('c', 'b')));
  expect(messagesFor(pathOf(here), 'And?')).toEqual([
    { role: 'user', content: 'a?' },
    { role: 'assistant', content: 'a!' },
    { role: 'user', content: 'c?' },
    { role: 'assistant', content: 'c!' },
    { role: 'user', content: 'And?' },
  ]);
});

test('of a long conversation the latest goes with a question, and never more than the call takes', () => {
  const many = Array.from({ length: 80 }, (_, index) => stored(`m${index}`, index ? `m${index - 1}` : null));
  const sent = messagesFor(pathOf(withChat(emptyConversation, chat(...many))), 'And?');
  expect(sent.length).toBeLessThanOrEqual(100);
  expect(sent[0]?.role).toBe('user');
  expect(sent.at(-2)).toEqual({ role: 'assistant', content: 'm79!' });
});
