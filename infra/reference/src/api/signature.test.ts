import type { IdlParameter } from '../open-data/idl/interface-table.ts';
import { signatures } from './signature.ts';

const text = { name: 'DOMString' };
const declared = (...parameters: IdlParameter[]) => ({ kind: 'method' as const, name: 'pour', parameters, declaration: '' });

test('each optional parameter makes one more way to call', () => {
  expect(signatures('pour', [declared({ name: 'cup', type: text }, { name: 'speed', type: text, isOptional: true })])).toEqual([
    'pour(cup)',
    'pour(cup, speed)',
  ]);
});

test('a parameter that may be repeated is alone, and as a row', () => {
  expect(signatures('pour', [declared({ name: 'cup', type: text, isVariadic: true })])).toEqual([
    'pour()',
    'pour(cup1)',
    'pour(cup1, /* …, */ cupN)',
  ]);
});

test('declarations that are called alike are told once', () => {
  expect(signatures('pour', [declared(), declared()])).toEqual(['pour()']);
});
