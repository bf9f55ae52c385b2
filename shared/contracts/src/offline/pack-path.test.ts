import { packPath } from './pack-path.ts';

test.each([
  ['/en-US/docs/Web/CSS/gap', '/en-us/docs/web/css/gap'],
  ['/en-US/docs/Web/CSS/gap/', '/en-us/docs/web/css/gap'],
  ['/en-US/docs/Web/CSS/:hover/index.json', '/en-us/docs/web/css/:hover'],
  ['/en-US/', '/en-us'],
  ['/en-US/index.json', '/en-us'],
  ['/en-US/docs/Web/CSS/gap/Grid.PNG', '/en-us/docs/web/css/gap/grid.png'],
  ['/bcd/api/v0/current/api.URL.canParse_static.json', '/bcd/api.URL.canParse_static.json'],
  ['/bcd/css.properties.gap.json', '/bcd/css.properties.gap.json'],
])('%s is kept as %s', (pathname, path) => {
  expect(packPath(pathname)).toBe(path);
  expect(packPath(path)).toBe(path);
});
