import { creativeLimits } from '@webdocs/contracts/api/campaigns';
import { pictureType } from './picture-type.ts';

test.each<[string, Buffer, string]>([
  ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
  ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
  ['a WebP', Buffer.from('RIFF....WEBPVP8 '), 'image/webp'],
  ['an AVIF', Buffer.from('\0\0\0 ftypavif'), 'image/avif'],
])('%s is known by its first bytes', (_, bytes, type) => expect(pictureType(bytes)).toBe(type));

test.each<[string, Buffer, string]>([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'it is of another kind'],
  ['HTML', Buffer.from('<!doctype html><script>1</script>'), 'it is of another kind'],
  ['nothing', Buffer.alloc(0), 'it is of another kind'],
  ['a PNG of 201 KB', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(creativeLimits.imageBytes)]), 'it has 201 KB'],
])('%s is refused', (_, bytes, problem) => {
  expect(() => pictureType(bytes)).toThrow(expect.objectContaining({ code: 'CREATIVE_IMAGE_WRONG', values: { problem, limit: 200 } }));
});
