import type { ResolvedRequest } from '../page-request.ts';
import { styleElement, styleHints, stylesOf } from './page-assets.ts';

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
