import { creativeLimits } from '@webdocs/contracts/api/campaigns';
import { pictureType } from './picture-type.ts';

test.each<[string, Buffer, string]>([
  ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
  ['a JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'image/jpeg'],
  ['a WebP', Buffer.from('RIFF....WEBPVP8 '), 'image/webp'],
  ['an AVIF', Buffer.from('\0\0\0 ftypavif'), 'image/avif'],
])('%s is known by its first bytes', (_, bytes, type) => expect(pictureType(bytes)).toBe(type));

const pngChunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};
const png = (...chunks: readonly Buffer[]) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
const webpChunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
};
const webp = (...chunks: readonly Buffer[]) => Buffer.concat([Buffer.from('RIFF....WEBP'), ...chunks]);
const avif = (...brands: readonly string[]) =>
  Buffer.concat([Buffer.from([0, 0, 0, 16 + 4 * brands.length]), Buffer.from(`ftypavif\0\0\0\0${brands.join('')}avis`)]);

test.each<[string, Buffer]>([
  ['a PNG whose pixels read like one that moves', png(pngChunk('IHDR', Buffer.alloc(13)), pngChunk('IDAT', Buffer.from('....acTL')))],
  ['a WebP whose pixels read like one that moves', webp(webpChunk('VP8X', Buffer.alloc(10)), webpChunk('VP8 ', Buffer.from('ANIM.')))],
  ['an AVIF whose pixels read like one that moves', avif('avif', 'mif1')],
])('%s is taken', (_, bytes) => expect(pictureType(bytes)).toMatch(/^image/));

test.each<[string, Buffer, string]>([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'it is of another kind'],
  ['HTML', Buffer.from('<!doctype html><script>1</script>'), 'it is of another kind'],
  ['nothing', Buffer.alloc(0), 'it is of another kind'],
  ['a PNG of 201 KB', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(creativeLimits.imageBytes)]), 'it has 201 KB'],
  ['a PNG that moves', png(pngChunk('IHDR', Buffer.alloc(13)), pngChunk('acTL', Buffer.alloc(8))), 'it moves'],
  [
    'a WebP that moves',
    webp(webpChunk('VP8X', Buffer.alloc(10)), webpChunk('EXIF', Buffer.alloc(3)), webpChunk('ANIM', Buffer.alloc(6))),
    'it moves',
  ],
  ['an AVIF that moves', avif('avif', 'avis'), 'it moves'],
])('%s is refused', (_, bytes, problem) => {
  expect(() => pictureType(bytes)).toThrow(expect.objectContaining({ code: 'CREATIVE_IMAGE_WRONG', values: { problem, limit: 200 } }));
});
