import { join } from 'node:path';
import { writtenTree } from '@webdocs/testing/written-tree';
import type { OpenedSite } from './build-source.ts';
import { siteMedia } from './site-media.ts';

const root = writtenTree({
  'files/en-us/web/css/steam.svg': '<svg/>',
  'blog/Tea/index.md': 'Tea.',
  'blog/Tea/cup.svg': '<svg/>',
  'blog/Tea/notes.txt': 'not for readers',
  'blog/authors/ada/ada.png': 'png',
  'curriculum/0-README.md': 'Tea.',
  'curriculum/stairs.svg': '<svg/>',
  'contributors/tea/tea.jpg': 'jpg',
});

test('a built site has the pictures of posts, authors, chapters and contributors beside those of documents', () => {
  const tree = join(root, 'files/en-us');
  const opened = {
    memory: { media: () => [{ tree, file: join(tree, 'web/css/steam.svg') }] },
    site: {
      corpus: {
        posts: [{ slug: 'Tea', folder: join(root, 'blog/Tea') }],
        authors: new Map([['ada', { id: 'ada', folder: join(root, 'blog/authors/ada') }]]),
        curriculum: [{ slug: '', file: join(root, 'curriculum/0-README.md') }],
        spotlights: [{ slug: 'tea', folder: join(root, 'contributors/tea') }],
      },
    },
  } as unknown as OpenedSite;
  expect(siteMedia(opened).map(({ place }) => place)).toEqual([
    'en-us/docs/web/css/steam.svg',
    'en-us/blog/tea/cup.svg',
    'en-us/blog/authors/ada/ada.png',
    'en-us/curriculum/stairs.svg',
    'en-us/community/spotlight/tea/tea.jpg',
  ]);
});
