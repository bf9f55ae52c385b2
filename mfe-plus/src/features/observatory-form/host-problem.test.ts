import { hostProblem } from './host-problem.ts';

test.each(['mdn.dev', 'https://mdn.dev/', 'shop.example:8443/cart', 'localhost:8080', 'münchen.example', 'https://a.example/@user'])(
  '%s may be a site',
  (host) => {
    expect(hostProblem(host)).toBeUndefined();
  },
);

test.each([
  ['', 'missing'],
  ['two words', 'unreadable'],
  ['ftp://a.example', 'unreadable'],
  ['user@a.example', 'unreadable'],
  ['a.example:port', 'unreadable'],
  [`${'a'.repeat(2048)}.example`, 'long'],
])('%p is none, and why is said', (host, problem) => {
  expect(hostProblem(host)).toBe(problem);
});
