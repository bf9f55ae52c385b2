import { messageAlone } from './error-messages.ts';

test.each([
  ['Uncaught TypeError: rows.map is not a function', 'TypeError:   is not a function'],
  ["Uncaught (in promise) TypeError: Cannot read properties of null (reading 'title')", 'TypeError: Cannot read properties of null'],
  ["Identifier 'total' has already been declared", 'Identifier   has already been declared'],
  ['Unexpected token } in JSON at position 14', 'Unexpected token } in JSON'],
  ["cannot be invoked without 'new'", "cannot be invoked without 'new'"],
  ['total is not defined', 'is not defined'],
])('of %j what all such messages have in common is searched', (message, alone) => {
  expect(messageAlone(message)).toBe(alone.trim());
});

test('a message that is nothing but its own names is searched as it is', () => {
  expect(messageAlone("'a' error")).toBe("'a' error");
});
