import { selectSteps, stepNames } from './selection.ts';

test('without words everything runs', () => {
  expect(selectSteps([])).toEqual({ steps: stepNames, filter: [] });
});

test('named steps run in their usual order', () => {
  expect(selectSteps(['unit', 'lint'])).toEqual({ steps: ['lint', 'unit'], filter: [] });
});

test('what asks another machine runs when it is named alone', () => {
  expect(stepNames).not.toContain('advisories');
  expect(selectSteps(['advisories'])).toEqual({ steps: ['advisories'], filter: [] });
});

test('unit tests of one folder can be asked for', () => {
  expect(selectSteps(['unit', 'infra/gateway'])).toEqual({ steps: ['unit'], filter: ['infra/gateway'] });
});

test.each([[['brwoser']], [['lint', 'infra/gateway']], [['unit', 'browser', 'infra/gateway']]])('%j is a mistake', (words) => {
  expect(() => selectSteps(words)).toThrow('Known: formatting, lint, types, structure, builds, unit, browser');
});

test('the gate of a team has every step, for one package', () => {
  expect(selectSteps(['team', 'mfe-tea'], ['shell', 'mfe-tea'])).toEqual({ steps: stepNames, filter: [], team: 'mfe-tea' });
});

test.each([[['team']], [['team', 'mfe-coffee']], [['team', 'mfe-tea', 'unit']]])('%j names no team', (words) => {
  expect(() => selectSteps(words, ['shell', 'mfe-tea'])).toThrow('Known: shell, mfe-tea');
});
