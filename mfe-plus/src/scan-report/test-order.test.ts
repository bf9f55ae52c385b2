import { analysis } from '../../fixtures/observatory.ts';
import { signed } from './signed-points.ts';
import { documentationOf } from './test-documentation.ts';
import { inOrder, toneOfTest } from './test-order.ts';

test('what costs most is first, and what costs nothing is in the order of reports', () => {
  const rows = inOrder(analysis.tests);
  expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(['content-security-policy', 'subresource-integrity', 'cookies']);
  expect(rows.at(-1)?.name).toBe('cross-origin-resource-policy');
});

test('a test that costs much has another look than one that costs little', () => {
  expect([-50, -20, -5].map((points) => toneOfTest({ pass: false, score_modifier: points }))).toEqual(['fail', 'fail', 'warning']);
  expect(toneOfTest({ pass: true, score_modifier: 0 })).toBe('pass');
});

test('points have their sign', () => {
  expect([5, 0, -20].map((points) => signed('en-US', points))).toEqual(['+5', '0', '−20']);
});

test('documentation is that of the language of the page, and nothing that runs', () => {
  const link = '/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy';
  expect(documentationOf({ link }, 'fr')).toBe('/fr/docs/Web/HTTP/Reference/Headers/Referrer-Policy');
  expect(documentationOf({ link }, 'fr', [link.slice('/en-US'.length)])).toBeUndefined();
  expect(documentationOf({ link: 'https://docs.example/csp' }, 'fr')).toBe('https://docs.example/csp');
  expect(documentationOf({ link: 'javascript:alert(1)' }, 'fr')).toBeUndefined();
});
