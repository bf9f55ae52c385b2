import { linkOf } from './source-link.ts';

test.each([
  ['/en-US/docs/Tea', '/en-US/docs/Tea'],
  ['/en-US/docs/Tea#data', '/en-US/docs/Tea#data'],
  ['/en-US/', undefined],
  ['/zh-CN/', undefined],
  [undefined, undefined],
])('%j leads to %j', (url, href) => expect(linkOf(url === undefined ? {} : { url })).toBe(href));
