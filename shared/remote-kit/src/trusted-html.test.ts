type TrustedHtml = typeof import('./trusted-html.ts').trustedHtml;

/** The policy is made once a page: each test opens another page, with or without Trusted Types. */
function openPage(trustedTypes?: object): TrustedHtml {
  Object.assign(globalThis, { trustedTypes });
  jest.resetModules();
  return (jest.requireActual('./trusted-html.ts') as { trustedHtml: TrustedHtml }).trustedHtml;
}

const policies: string[] = [];
const factory = {
  createPolicy(name: string, { createHTML }: { createHTML: (html: string) => string }) {
    policies.push(name);
    return { createHTML: (html: string) => ({ html: createHTML(html) }) };
  },
};
beforeEach(() => policies.splice(0));
afterAll(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

test('the same HTML is the same object each time, so that React leaves its element alone', () => {
  const trustedHtml = openPage(factory);
  const first = trustedHtml('<p>one</p>');
  trustedHtml('<p>two</p>');
  expect(trustedHtml('<p>one</p>')).toBe(first);
  expect(first).toEqual({ html: '<p>one</p>' });
});

test('one policy is made, under the name that the security policy of the site allows', () => {
  const trustedHtml = openPage(factory);
  trustedHtml('<p>one</p>');
  trustedHtml('<p>two</p>');
  expect(policies).toEqual(['webdocs-html']);
});

test('empty HTML is trusted HTML too', () => {
  expect(openPage(factory)('')).toEqual({ html: '' });
});

test('a page that is open for long does not remember everything that it showed', () => {
  const trustedHtml = openPage(factory);
  const first = trustedHtml('<p>first</p>');
  for (let index = 0; index < 200; index += 1) trustedHtml(`<p>${index}</p>`);
  expect(trustedHtml('<p>first</p>')).not.toBe(first);
  expect(trustedHtml('<p>199</p>')).toBe(trustedHtml('<p>199</p>'));
});

test('a browser without Trusted Types gets the text itself', () => {
  expect(openPage()('<p>one</p>')).toBe('<p>one</p>');
});
