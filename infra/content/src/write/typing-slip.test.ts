import { isTypingSlip } from './typing-slip.ts';

test.each([
  ['flatmapp', 'flatmap'],
  ['flatmpa', 'flatmap'],
  ['arry', 'array'],
  ['arrray', 'array'],
  ['lenght', 'length'],
  ['promse', 'promise'],
  ['ofr', 'for'],
  ['getelementsbyclasnam', 'getelementsbyclassname'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(isTypingSlip(typed, meant)).toBe(true);
});

test.each([
  ['nope', 'node'],
  ['note', 'node'],
  ['map', 'gap'],
  ['promse', 'prompt'],
  ['flex', 'flexbox'],
  ['', 'abc'],
])('%s is another word than %s', (typed, meant) => {
  expect(isTypingSlip(typed, meant)).toBe(false);
});
