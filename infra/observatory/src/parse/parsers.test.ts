import fc from 'fast-check';
import { serializeItem, Token } from 'structured-headers';
import { policyFacts } from '../grade/policy-checks.ts';
import { fieldNames, fieldToken } from './field-token.ts';
import { parsePolicies, type Policy } from './policy.ts';
import { readHtml } from './read-html.ts';
import { isPrefixBroken, parseSetCookie } from './set-cookie.ts';
import { parseStrictTransport } from './strict-transport.ts';

const directiveName = fc.constantFrom('default-src', 'script-src', 'style-src', 'img-src', 'object-src', 'frame-ancestors', 'made-up');
const source = fc.constantFrom(
  "'self'",
  "'none'",
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'strict-dynamic'",
  "'nonce-YWJj'",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  'https:',
  'http:',
  'data:',
  '*',
  'https://a.example',
  'http://b.example',
);
const directive = fc.tuple(directiveName, fc.array(source, { maxLength: 4 }));
const policyText = fc
  .array(directive, { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([name, values]) => [name, ...values].join(' ')).join('; '));
const parsed = (text: string) => parsePolicies(text) as [Policy, ...Policy[]];

describe('a policy', () => {
  test('is read the same whatever the case of its names and the space around its parts', () => {
    fc.assert(
      fc.property(policyText, (text) => {
        const spaced = ` ${text
          .replaceAll(' ', ' \t ')
          .replaceAll(';', ' ;; ')
          .replace(/[a-z]+-src/g, (name) => name.toUpperCase())} ;`;
        expect([...parsed(spaced)[0].directives]).toEqual([...parsed(text)[0].directives]);
      }),
    );
  });

  test('takes the first of directives of one name, and says that there are others', () => {
    fc.assert(
      fc.property(fc.array(directive, { minLength: 1, maxLength: 8 }), (all) => {
        const [policy] = parsed(all.map(([name, values]) => [name, ...values].join(' ')).join(';'));
        for (const [name, values] of policy.directives) expect(values).toEqual(all.find(([one]) => one === name)?.[1]);
        const names = all.map(([name]) => name);
        expect([...policy.repeated].sort()).toEqual([...new Set(names.filter((name, index) => names.indexOf(name) !== index))].sort());
      }),
    );
  });

  test('may come in one line with commas or in several lines: all of them hold', () => {
    fc.assert(
      fc.property(fc.array(policyText, { minLength: 1, maxLength: 4 }), (texts) => {
        const lines = texts.flatMap((text) => parsePolicies(text));
        expect(parsePolicies(texts.join(', ')).map(({ directives }) => [...directives])).toEqual(
          lines.map(({ directives }) => [...directives]),
        );
      }),
    );
  });

  test('only becomes stricter by another one beside it', () => {
    const dangers = [
      'allowsInlineScript',
      'allowsAnyScript',
      'allowsEval',
      'allowsInlineStyle',
      'allowsAnyStyle',
      'isObjectUnsafe',
      'isActiveInsecure',
      'isPassiveInsecure',
    ] as const;
    fc.assert(
      fc.property(policyText, policyText, (one, other) => {
        const alone = policyFacts(parsePolicies(one), true);
        const both = policyFacts(parsePolicies(`${one}, ${other}`), true);
        for (const danger of dangers) if (both[danger]) expect(alone[danger]).toBe(true);
        for (const limit of ['limitsFrames', 'limitsBase', 'limitsForms', 'isDefaultNone'] as const)
          if (alone[limit]) expect(both[limit]).toBe(true);
      }),
    );
  });

  test("a nonce takes the effect of 'unsafe-inline' away, and a missing directive falls back to default-src", () => {
    fc.assert(
      fc.property(fc.array(source, { maxLength: 4 }), (values) => {
        const own = policyFacts(parsePolicies(`script-src ${values.join(' ')}; object-src 'none'`), true);
        const fallback = policyFacts(parsePolicies(`default-src ${values.join(' ')}; object-src 'none'`), true);
        expect(fallback.allowsInlineScript).toBe(own.allowsInlineScript);
        expect(fallback.allowsAnyScript).toBe(own.allowsAnyScript);
        const hasNonce = values.some((value) => /^'(?:nonce|sha256)-/.test(value));
        const hasDynamic = values.includes("'strict-dynamic'");
        const expected = (values.includes("'unsafe-inline'") && !hasNonce && !hasDynamic) || (values.includes('data:') && !hasDynamic);
        expect(own.allowsInlineScript).toBe(expected);
      }),
    );
  });

  test('of any bytes is read without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void policyFacts(parsePolicies(text), true)));
  });

  test('in a page has no say about frames', () => {
    const [policy] = parsePolicies("frame-ancestors 'none'; default-src 'self', script-src *", 'meta');
    expect([...(policy?.directives.keys() ?? [])]).toEqual(['default-src']);
  });
});

describe('a structured field', () => {
  const token = fc.stringMatching(/^[A-Za-z*][\w!#$%&'*+.^`|~:/-]{0,20}$/);
  const key = fc.stringMatching(/^[a-z*][a-z0-9_.*-]{0,10}$/);
  const parameters = fc.dictionary(key, fc.oneof(fc.boolean(), fc.integer({ min: -999, max: 999 }), fc.stringMatching(/^[ -~]{0,10}$/)), {
    maxKeys: 3,
  });

  test('gives its token, whatever its parameters', () => {
    fc.assert(
      fc.property(token, parameters, (value, given) => {
        expect(fieldToken(serializeItem([new Token(value), new Map(Object.entries(given))]))).toBe(value);
      }),
    );
  });

  test('with anything else than one token has none', () => {
    for (const value of ['"same-origin"', '1', '?1', ':YQ==:', 'a b', 'a, b', '(a)', 'a;', '', ' ', 'é'])
      expect(fieldToken(value)).toBeUndefined();
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void fieldToken(text)));
  });

  test('of names gives them all', () => {
    expect(fieldNames('camera=(), geolocation=(self "https://a.example"), fullscreen=*')).toEqual(['camera', 'geolocation', 'fullscreen']);
    expect(fieldNames('camera none')).toBeUndefined();
  });
});

describe('a cookie', () => {
  const now = new Date('2026-11-28T12:00:00Z');

  test('of any bytes is read without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => void parseSetCookie(line, now)));
  });

  test('has its attributes in any case and order', () => {
    const cookie = parseSetCookie('a = b=c ; SECURE;httponly; samesite=STRICT; path=/x; Domain=.Example.ORG; Max-Age=60', now);
    expect(cookie).toEqual({
      name: 'a',
      value: 'b=c',
      domain: 'example.org',
      path: '/x',
      expires: '2026-11-28T12:01:00.000Z',
      isSecure: true,
      isHttpOnly: true,
      sameSite: 'STRICT',
    });
  });

  test.each([
    ['__Host-a=1; Secure; Path=/', false],
    ['__Host-a=1; Secure', true],
    ['__Host-a=1; Secure; Path=/; Domain=example.org', true],
    ['__Host-a=1; Path=/', true],
    ['__Secure-a=1; Secure', false],
    ['__Secure-a=1', true],
    ['__secure-a=1', true],
    ['a=1', false],
  ])('%s breaks the promise of its name: %s', (line, isBroken) => {
    const cookie = parseSetCookie(line, now);
    expect(cookie && isPrefixBroken(cookie)).toBe(isBroken);
  });

  test.each(['', '=', 'a=\x01', `a=${'x'.repeat(5000)}`])('%j is none', (line) => {
    expect(parseSetCookie(line, now)).toBeUndefined();
  });
});

test('Strict-Transport-Security is read back as it was written', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.boolean(), fc.boolean(), (maxAge, includesSubdomains, isForPreload, isQuoted) => {
      const value = [
        isQuoted ? `max-age="${maxAge}"` : `Max-Age = ${maxAge}`,
        includesSubdomains && 'includeSubdomains',
        isForPreload && ' preload ',
      ]
        .filter(Boolean)
        .join(';');
      expect(parseStrictTransport(value)).toEqual({ maxAge, includesSubdomains, isForPreload });
    }),
  );
});

test('a page of any bytes, and one nested without end, is read without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (html) => void readHtml(html)));
  expect(readHtml(`${'<div>'.repeat(20_000)}<script src="/a.js"></script>`).loaded).toHaveLength(1);
});

test('a script after a thousand pictures is read too', () => {
  const { loaded } = readHtml(`${'<img src="a.png">'.repeat(1100)}<script src="http://cdn.example/x.js"></script>`);
  expect(loaded.filter(({ kind }) => kind === 'script').map(({ address }) => address)).toEqual(['http://cdn.example/x.js']);
});
