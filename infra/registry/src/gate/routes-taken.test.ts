import { buildRelease } from '@webdocs/testing/release-builder';
import { routesTaken } from './routes-taken.ts';

const remote = (name: string, patterns: readonly string[], version = '1.0.0') =>
  buildRelease({ name, version, definition: { routes: patterns.map((pattern) => ({ pattern, part: 'page' })) } }).release;
const shell = remote('shell', ['/:locale', '/:locale/_homepage', '/:locale/:slug']);
const docs = remote('mfe-docs', ['/:locale/docs/*', '/:locale/play', '/:locale/collections/:id']);
const blog = remote('mfe-blog', ['/en-US/blog/*']);
const live = [shell, docs, blog];

// A route that is refused, whose it is, and a route beside it that passes.
test.each([
  ['/:locale/docs/Web/*', '/:locale/docs/*, a route of the live mfe-docs 1.0.0', '/:locale/docsets/Web/*'],
  ['/en-US/docs/Web/CSS', '/:locale/docs/*, a route of the live mfe-docs 1.0.0', '/en-US/ads/docs/Web/CSS'],
  ['/:locale/docs/+', '/:locale/docs/*, a route of the live mfe-docs 1.0.0', '/:locale/ads/+'],
  ['/:locale/play', '/:locale/play, a route of the live mfe-docs 1.0.0', '/:locale/playground'],
  ['/fr/play', '/:locale/play, a route of the live mfe-docs 1.0.0', '/fr/ads'],
  ['/:locale/collections/new', '/:locale/collections/:id, a route of the live mfe-docs 1.0.0', '/:locale/collections/new/ads'],
  ['/en-US', '/:locale, a route of the live shell 1.0.0', '/en-US/ads'],
  ['/:locale/*', '/:locale, a route of the live shell 1.0.0', '/:locale/ads/*'],
  ['/:locale/blog/post', '/en-US/blog/*, a route of the live mfe-blog 1.0.0', '/fr/blog/post'],
])('%s is taken from %s', (taken, theirs, beside) => {
  expect(routesTaken(remote('mfe-ads', [taken]), live)).toContain(`route ${taken} takes addresses of ${theirs}`);
  expect(routesTaken(remote('mfe-ads', [beside]), live)).toEqual([]);
});

test('what is there for any name is open to a remote with a name of its own', () => {
  expect(routesTaken(remote('mfe-ads', ['/:locale/advertising', '/:locale/advertising/*']), live)).toEqual([]);
});

test('a general route takes nothing from a more specific one that is live', () => {
  const insider = remote('mfe-ads', ['/:locale/docs/Web/*']);
  expect(routesTaken(remote('mfe-docs', ['/:locale/docs/*']), [shell, insider])).toEqual([]);
});

test('what the live version of a remote has already is not taken anew', () => {
  const insider = remote('mfe-ads', ['/:locale/docs/Web/*']);
  const next = remote('mfe-ads', ['/:locale/docs/Web/*', '/:locale/docs/Glossary/*'], '1.1.0');
  expect(routesTaken(next, [...live, insider])).toEqual([
    'route /:locale/docs/Glossary/* takes addresses of /:locale/docs/*, a route of the live mfe-docs 1.0.0',
  ]);
});
