import { isPartnerLesson, lessonAddress } from './lesson-address.ts';

test.each([
  ['https://scrimba.com/learn/frontend?via=mdn', true],
  ['https://v2.scrimba.com/a/~b', true],
  ['http://scrimba.com/learn', false],
  ['https://scrimba.com.evil.example/', false],
  ['https://notscrimba.com/', false],
  ['https://scrimba.com:8443/', false],
  ['https://scrimba.com@evil.example/', false],
  ['https://reader@scrimba.com/', false],
  ['javascript:alert(1)//scrimba.com', false],
  ['/en-US/curriculum/', false],
])('that %s is a lesson of the partner: %s', (address, is) => {
  expect(isPartnerLesson(address)).toBe(is);
});

test('a lesson has its frame at a host beside those of samples, and is asked for as one in a frame', () => {
  const address = new URL(lessonAddress('http://play.localhost:3000', 'https://v2.scrimba.com/a/~b?via=mdn'));
  expect([address.origin, address.searchParams.get('url')]).toEqual([
    'http://lessons.play.localhost:3000',
    'https://v2.scrimba.com/a/~b?via=mdn&embed=',
  ]);
});
