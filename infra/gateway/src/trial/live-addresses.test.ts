import { buildRelease } from '@webdocs/testing/release-builder';
import { liveAddresses } from './live-addresses.ts';

const routes = ['/:locale/docs/*', '/:locale/docs/Web/*', '/:locale/play'].map((pattern) => ({ pattern, part: 'page' }));
const { release } = buildRelease({ name: 'mfe-docs', definition: { routes } });

test('two addresses of each route are looked at, each under the route that has it', () => {
  const paths = ['/en-US/docs/A', '/en-US/docs/Web/A', '/en-US/blog/A', '/fr/docs/B', '/fr/docs/Web/B', '/fr/docs/Web/C', '/en-US/play'];
  expect(liveAddresses(release, paths)).toEqual(['/en-US/docs/A', '/fr/docs/B', '/en-US/docs/Web/A', '/fr/docs/Web/B', '/en-US/play']);
});
