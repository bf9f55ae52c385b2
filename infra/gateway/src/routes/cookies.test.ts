import { cookiesOf } from './cookies.ts';

test('the preferred language is read', () => {
  expect(cookiesOf('a=1; preferredlocale=pt-BR; b=2')).toEqual({ preferredlocale: 'pt-BR' });
});

test.each([
  'preferredlocale=../../etc',
  'preferredlocale=%00',
  `preferredlocale=${'x'.repeat(60)}`,
  'preferredlocale',
  '=;=;',
  '__proto__=x',
  undefined,
])('a hostile cookie %j is not looked at', (header) => {
  expect(cookiesOf(header)).toEqual({});
});
