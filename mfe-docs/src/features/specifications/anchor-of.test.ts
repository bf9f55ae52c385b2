import { anchorOf } from './anchor-of.ts';

test.each([
  ['https://tc39.es/ecma262/#sec-array.prototype.tosorted', '#sec-array.prototype.tosorted'],
  ['https://drafts.csswg.org/css-text-4/', ''],
  ['https://example.org/#caf%C3%A9', '#café'],
  ['https://example.org/#broken%', '#broken%'],
])('the part named by %s is %j', (address, anchor) => {
  expect(anchorOf(address)).toBe(anchor);
});
