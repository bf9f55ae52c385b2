import { chatGroups, chatsNamed, monthOf } from './chat-groups.ts';

const chat = (label: string, last: Date) => ({ chat_id: label, label, last: last.toISOString() });
const now = new Date(2026, 10, 28, 0, 30);

test('conversations are grouped by days of the reader, down to months', () => {
  const chats = [
    chat('a', new Date(2026, 10, 28, 0, 10)),
    chat('b', new Date(2026, 10, 27, 23, 50)),
    chat('c', new Date(2026, 10, 26, 1)),
    chat('d', new Date(2026, 10, 21, 1)),
    chat('e', new Date(2026, 10, 20, 23)),
    chat('f', new Date(2026, 9, 29, 1)),
    chat('g', new Date(2026, 9, 28, 1)),
    chat('h', new Date(2025, 11, 31, 1)),
  ];
  expect(chatGroups(chats, now).map(({ id, chats: own }) => [id, own.map(({ label }) => label).join('')])).toEqual([
    ['today', 'a'],
    ['yesterday', 'b'],
    ['last-7-days', 'cd'],
    ['last-30-days', 'ef'],
    ['2026-10', 'g'],
    ['2025-12', 'h'],
  ]);
});

test('a month is called as its reader calls it', () => {
  expect([monthOf('en-US', '2026-10'), monthOf('fr', '2025-12')]).toEqual(['October 2026', 'décembre 2025']);
});

test('all words that are typed have to be in a name, in any order', () => {
  const chats = ['Difference of Map and WeakMap', 'Map of images'].map((label) => chat(label, now));
  expect(chatsNamed(chats, ' weakmap  diff ').map(({ label }) => label)).toEqual(['Difference of Map and WeakMap']);
  expect(chatsNamed(chats, '')).toHaveLength(2);
});
