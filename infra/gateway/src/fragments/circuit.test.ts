import { createCircuit } from './circuit.ts';

test('a fragment that fails three times in a row is left alone for half a minute', () => {
  let now = 0;
  const circuit = createCircuit(() => now);
  for (const _ of [1, 2]) circuit.failed('docs');
  expect(circuit.isOpen('docs')).toBe(false);
  circuit.failed('docs');
  expect(circuit.isOpen('docs')).toBe(true);
  expect(circuit.openOnes()).toEqual(['docs']);
  now = 30_000;
  expect(circuit.isOpen('docs')).toBe(false);
});

test('one success forgives what was before, and other fragments are not concerned', () => {
  const circuit = createCircuit(() => 0);
  for (const _ of [1, 2]) circuit.failed('docs');
  circuit.succeeded('docs');
  circuit.failed('docs');
  expect(circuit.isOpen('docs')).toBe(false);
  expect(circuit.isOpen('ads')).toBe(false);
});
