import { socialLinkList } from './kinds-of-links.ts';

test('accounts are taken in their order', () => {
  expect(socialLinkList.parse('mastodon=https://mastodon.example/@docs, bluesky=https://bsky.app/profile/docs.example')).toEqual([
    { network: 'mastodon', href: 'https://mastodon.example/@docs' },
    { network: 'bluesky', href: 'https://bsky.app/profile/docs.example' },
  ]);
  expect(socialLinkList.parse('')).toEqual([]);
});

test.each([
  ['a network that is not known', 'teletext=https://teletext.example/100'],
  ['a network named twice', 'x=https://x.com/a,x=https://x.com/b'],
  ['an address without its network', 'https://x.com/docs'],
  ['a network without its address', 'x='],
  ['an address that is not encrypted', 'x=http://x.com/docs'],
  ['a script', 'x=javascript:alert(1)'],
  ['a path', 'x=/docs'],
  ['a name in the address', 'x=https://docs@x.com/'],
])('%s is refused', (_, given) => {
  expect(socialLinkList.parse(given)).toBeUndefined();
});
