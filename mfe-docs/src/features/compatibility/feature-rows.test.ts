import type { CompatFeature } from '@webdocs/contracts/page/compat';
import { kettleAnswer, statement } from '../../../fixtures/kettle-compat.ts';
import { featureRows, surveyable } from './feature-rows.ts';

const names = (rows: ReturnType<typeof featureRows>) => rows.map(({ name }) => name);

test('a feature is followed by its own before the next one comes', () => {
  const rows = featureRows('api.Kettle', kettleAnswer.data);
  expect(rows.map(({ name, depth }) => [name, depth])).toEqual([
    ['Kettle', 0],
    ['boil', 1],
    ['with_lid', 2],
    ['whistle', 1],
  ]);
});

test('a group without data of its own has no row, but all below it have', () => {
  expect(names(featureRows('http.headers', { Accept: { __compat: statement({}) } }))).toEqual(['Accept']);
});

type Standing = 'nested' | 'non-standard' | 'deprecated' | 'experimental' | 'plain';

function manyOf(counts: Partial<Record<Standing, number>>): CompatFeature {
  const status = (standing: string) => ({
    experimental: standing === 'experimental',
    standard_track: standing !== 'non-standard',
    deprecated: standing === 'deprecated',
  });
  const features = Object.entries(counts).flatMap(([standing, count]) =>
    Array.from({ length: count }, (_, index) => [`${standing}-${index}`, standing] as const),
  );
  const member = (standing: string): CompatFeature => ({ __compat: statement({}, { status: status(standing) }) });
  const children = features.map(
    ([name, standing]) => [name, standing === 'nested' ? { inner: member('plain') } : member(standing)] as const,
  );
  return { __compat: statement({}), ...Object.fromEntries(children) };
}

const kinds = (counts: Partial<Record<Standing, number>>) => {
  const rows = surveyable(featureRows('api.Kettle', manyOf(counts)));
  return { total: rows.length, kinds: [...new Set(rows.slice(1).map(({ name }) => name.replace(/-\d+$/, '')))] };
};

test('up to 99 features, all of them are shown', () => {
  expect(kinds({ nested: 20, 'non-standard': 20, deprecated: 20, experimental: 20, plain: 18 }).total).toBe(99);
});

test('from 100 on, what is nested goes first, then what is not standard, deprecated and experimental', () => {
  const others = { 'non-standard': 10, deprecated: 10, experimental: 10 };
  expect(kinds({ nested: 40, ...others, plain: 30 }).kinds).toEqual(['non-standard', 'deprecated', 'experimental', 'plain']);
  expect(kinds({ nested: 40, ...others, plain: 75 }).kinds).toEqual(['deprecated', 'experimental', 'plain']);
  expect(kinds({ nested: 40, ...others, plain: 85 }).kinds).toEqual(['experimental', 'plain']);
  expect(kinds({ nested: 40, ...others, plain: 95 }).kinds).toEqual(['plain']);
});

test('where that does not do, the rest is cut', () => {
  expect(kinds({ plain: 5000 }).total).toBe(100);
});

test('the feature of the page stays, whatever its standing', () => {
  const status = { experimental: true, standard_track: false, deprecated: true };
  const rows = surveyable(featureRows('api.Kettle', { ...manyOf({ plain: 200 }), __compat: statement({}, { status }) }));
  expect(rows[0]?.name).toBe('Kettle');
});
