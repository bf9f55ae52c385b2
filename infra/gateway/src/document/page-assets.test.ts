import { styleHints } from './page-assets.ts';

it('the header of a page names its styles as the page itself asks for them, so that none is fetched twice', () => {
  const hints = styleHints([
    { src: '/remotes/shell/1/client/main.css', integrity: 'sha384-abc' },
    { src: '/remotes/mfe-docs/2/client/page.css', integrity: 'sha384-def' },
  ]);
  expect(hints.split(', ')).toEqual([
    '</remotes/shell/1/client/main.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-abc"',
    '</remotes/mfe-docs/2/client/page.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-def"',
  ]);
});
