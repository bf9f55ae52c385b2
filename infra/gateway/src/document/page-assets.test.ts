import type { ResolvedRequest } from '../page-request.ts';
import { scriptsOf, styleElement, styleHints, stylesOf } from './page-assets.ts';

const frame = { src: '/remotes/shell/1/client/main.css', integrity: 'sha384-abc' };
const page = { src: '/remotes/mfe-docs/2/client/page.css', integrity: 'sha384-def' };

const request = {
  main: { owner: 'mfe-docs', part: 'page' },
  slots: {},
  site: {
    composition: {
      remotes: {
        shell: { parts: { header: { styles: [frame] }, notices: { styles: [frame] } } },
        'mfe-docs': { parts: { page: { styles: [page] } } },
      },
    },
    styleTexts: new Map([[frame.src, 'body{margin:0}']]),
  },
} as unknown as ResolvedRequest;

test('styles are in the page itself, in order and once; one whose text is not known is a file', () => {
  expect(stylesOf(request, { developmentMode: false }).map(styleElement)).toEqual([
    '<style data-href="/remotes/shell/1/client/main.css">body{margin:0}</style>',
    '<link rel="stylesheet" href="/remotes/mfe-docs/2/client/page.css" integrity="sha384-def" crossorigin="anonymous">',
  ]);
});

test('developers see files', () => {
  expect(stylesOf(request, { developmentMode: true }).map(styleElement).join('')).not.toContain('<style');
});

test('the header of a page names its styles as the page itself asks for them, so that none is fetched twice', () => {
  expect(styleHints([frame, page]).split(', ')).toEqual([
    '</remotes/shell/1/client/main.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-abc"',
    '</remotes/mfe-docs/2/client/page.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-def"',
  ]);
});

test('scripts of a slot are fetched with the page only where the page has a place for it', () => {
  const script = (src: string) => ({ src, integrity: `sha384-${src}` });
  const part = (src: string) => ({ styles: [], scripts: [script(src)] });
  const opened = {
    main: { owner: 'mfe-plus', part: 'updates' },
    slots: { 'compat-table': { owner: 'mfe-docs', part: 'compat-table' }, bookmark: { owner: 'mfe-plus', part: 'bookmark' } },
    site: {
      composition: {
        remotes: {
          shell: { entry: script('shell'), parts: { header: part('header'), notices: part('notices') } },
          'mfe-plus': { entry: script('plus'), parts: { updates: part('updates'), bookmark: part('bookmark') } },
          'mfe-docs': { entry: script('docs'), parts: { 'compat-table': part('table') } },
        },
      },
    },
  } as unknown as ResolvedRequest;
  const names = (hasPlace: (slot: string) => boolean) => scriptsOf(opened, hasPlace).map(([src]) => src);
  expect(names((slot) => slot === 'bookmark')).toEqual(['shell', 'plus', 'header', 'notices', 'updates', 'bookmark']);
  expect(names(() => true)).toEqual(['shell', 'plus', 'docs', 'header', 'notices', 'updates', 'table', 'bookmark']);
});
