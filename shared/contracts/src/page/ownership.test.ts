import { ownerOf } from './ownership.ts';
import type { Page } from './page.ts';

const remotes: Parameters<typeof ownerOf>[0] = {
  'mfe-docs': { routes: [{ pattern: '/:locale/docs/*', part: 'page' }], fills: [] } as never,
};
const features = {} as Parameters<typeof ownerOf>[3];

test.each([
  ['Doc', { owner: 'mfe-docs', part: 'page' }],
  ['Homepage', { owner: 'shell', part: 'home' }],
  ['NotFound', { owner: 'shell', part: 'not-found' }],
  ['Offline', { owner: 'shell', part: 'not-found' }],
  // What data say of themselves may be a name that every object has.
  ['constructor', { owner: 'mfe-docs', part: 'page' }],
  ['toString', { owner: 'mfe-docs', part: 'page' }],
])('a page of the kind %s at the address of a document is shown by %j', (renderer, owner) => {
  const page = { renderer, url: '/en-US/docs/Web' } as unknown as Page;
  expect(ownerOf(remotes, page, '/en-US/docs/Web', features)).toEqual(owner);
});
