import { sizeFromHead } from './image-size.ts';

const hex = (bytes: string) => Buffer.from(bytes.replace(/\s/g, ''), 'hex');

test.each([
  ['png', hex('89504e470d0a1a0a 0000000d 49484452 00000140 000000c8'), 320, 200],
  ['gif', hex('474946383961 4001 c800 0000'), 320, 200],
  ['jpeg', hex('ffd8 ffe0 0004 0000 ffc0 0011 08 00c8 0140 03 0000000000'), 320, 200],
  ['webp', Buffer.concat([Buffer.from('RIFF....WEBPVP8X'), hex('0a000000 00000000 3f0100 c70000')]), 320, 200],
  ['svg with lengths', Buffer.from('<?xml version="1.0"?><svg xmlns="x" width="320" height="200px"/>'), 320, 200],
  ['svg with a view box', Buffer.from('<svg viewBox="0 0 320 199.6">'), 320, 200],
])('the size of a %s is read from its first bytes', (_, head, width, height) => {
  expect(sizeFromHead(head)).toEqual({ width, height });
});

test.each([
  Buffer.alloc(0),
  Buffer.from('GIF'),
  Buffer.from('plain text, no picture'),
  Buffer.from('<svg width="100%">'),
  hex('ffd8ffffffffffffffffffff'),
  Buffer.from('<svg viewBox="none of it">'),
])('what is no picture has no size', (head) => {
  expect(sizeFromHead(head)).toBeUndefined();
});
