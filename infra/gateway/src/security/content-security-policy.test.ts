import { contentSecurityPolicy } from './content-security-policy.ts';

const head = `sha256-${'h'.repeat(43)}=`;
const shell = `sha384-${'s'.repeat(64)}`;
const docs = `sha384-${'d'.repeat(64)}`;

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

test('a page runs the scripts that it names and loads everything else from its own site', () => {
  expect(directivesOf(contentSecurityPolicy({ headScriptHash: head, scriptHashes: [shell, docs], development: false }))).toEqual({
    'default-src': "'none'",
    'script-src': `'${head}' '${shell}' '${docs}' 'strict-dynamic'`,
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default webdocs-html webdocs-worker',
    'worker-src': "'self'",
  });
});

test('style sheets that are in the page are named by their hashes', () => {
  const options = { headScriptHash: head, scriptHashes: [], development: false };
  expect(directivesOf(contentSecurityPolicy({ ...options, styleHashes: [docs] }))['style-src']).toBe(`'self' '${docs}'`);
  expect(() => contentSecurityPolicy({ ...options, styleHashes: ["x' 'unsafe-inline"] })).toThrow('not a hash');
});

test.each([true, false])('nothing inline or evaluated runs, in development (%s) neither', (development) => {
  const policy = contentSecurityPolicy({ headScriptHash: head, scriptHashes: [shell], development });
  expect(policy).not.toMatch(/unsafe|\*(?!( |;|$))|upgrade-insecure-requests/);
});

test('the same script is named once', () => {
  const { 'script-src': scripts } = directivesOf(
    contentSecurityPolicy({ headScriptHash: head, scriptHashes: [shell, shell], development: false }),
  );
  expect(scripts).toBe(`'${head}' '${shell}' 'strict-dynamic'`);
});

test('a developer may reach the dev servers on the same machine', () => {
  const directives = directivesOf(contentSecurityPolicy({ headScriptHash: head, scriptHashes: [], development: true }));
  expect(directives['connect-src']).toBe("'self' http://localhost:* ws://localhost:*");
  expect(directives).not.toHaveProperty('trusted-types');
});

test('only named origins may stand in a frame', () => {
  const options = { headScriptHash: head, scriptHashes: [], development: false };
  expect(directivesOf(contentSecurityPolicy({ ...options, frameSources: ['http://play.localhost:3000'] }))['frame-src']).toBe(
    'http://play.localhost:3000',
  );
  expect(directivesOf(contentSecurityPolicy(options))).not.toHaveProperty('frame-src');
});

test.each(['', "sha384-x'; script-src *", 'unsafe-inline', `sha384-${'s'.repeat(64)} *`])(
  '%j cannot get into a policy as a hash',
  (hash) => {
    expect(() => contentSecurityPolicy({ headScriptHash: head, scriptHashes: [hash], development: false })).toThrow('not a hash');
  },
);
