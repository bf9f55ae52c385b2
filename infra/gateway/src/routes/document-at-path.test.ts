import type { Content } from '@webdocs/content';
import type { Page } from '@webdocs/contracts/page/page';
import { documentAt } from './document-at-path.ts';

const flex = {
  renderer: 'Doc',
  url: '/en-US/docs/Web/CSS/flex',
  doc: {
    mdn_url: '/en-US/docs/Web/CSS/flex',
    title: 'flex',
    parents: [
      { uri: '/en-US/docs/Web/CSS', title: 'CSS' },
      { uri: '/en-US/docs/Web/CSS/flex', title: 'flex' },
    ],
    browserCompat: ['css.properties.flex'],
  },
} as unknown as Page;
const search = { renderer: 'Search', url: '/en-US/search' } as unknown as Page;

const content: Pick<Content, 'page'> = {
  async page({ pathname }) {
    if (pathname === '/en-US/docs/Web/CSS/flex') return { kind: 'found', page: flex };
    if (pathname === '/en-US/docs/Web/CSS/été') return { kind: 'found', page: flex };
    if (pathname === '/en-US/docs/CSS/flexing') return { kind: 'moved', to: '/en-US/docs/Web/CSS/%C3%A9t%C3%A9#grow' };
    if (pathname === '/en-US/docs/CSS/flex') return { kind: 'moved', to: '/en-US/docs/Web/CSS/flex' };
    if (pathname === '/en-US/search') return { kind: 'found', page: search };
    return { kind: 'missing', page: { renderer: 'NotFound', url: pathname, pageTitle: '', alternatives: [], suggestions: [] } };
  },
};
const find = documentAt(content);
const saved = {
  uri: '/en-US/docs/Web/CSS/flex',
  title: 'flex',
  parents: [{ uri: '/en-US/docs/Web/CSS', title: 'CSS' }],
  compatQueries: ['css.properties.flex'],
};

test('a document can be saved, with the pages above it and the features it speaks of', async () => {
  expect(await find('/en-US/docs/Web/CSS/flex')).toEqual(saved);
});

test.each([
  ['another address', '/en-US/docs/CSS/flex'],
  ['a section', '/en-US/docs/CSS/flexing'],
])('a document that moved to %s is saved where it is now', async (_, address) => {
  expect(await find(address)).toEqual(saved);
});

test('an address is decoded once', async () => {
  expect(await find('/en-US/docs/Web/CSS/%C3%A9t%C3%A9')).toEqual(saved);
  expect(await find('/en-US/docs/Web/CSS/%2566lex')).toBeUndefined();
});

test.each(['/en-US/search', '/en-US/docs/Nowhere', '/', '/en-US/docs/%', '/../etc/passwd'])('%s is no document', async (path) => {
  expect(await find(path)).toBeUndefined();
});
