import { sectionOf, subsectionsOf } from './section-of.ts';

const syntax = { id: 'syntax', text: 'Syntax' };
const parameters = { id: 'parameters', text: 'Parameters', sub: true };
const value = { id: 'return_value', text: 'Return value', sub: true };
const examples = { id: 'examples', text: 'Examples' };
const entries = [syntax, parameters, value, examples];

test('a heading of the third level belongs to the section above it', () => {
  expect(sectionOf(entries, 'return_value')).toBe(syntax);
  expect(sectionOf(entries, 'syntax')).toBe(syntax);
  expect(sectionOf(entries, 'examples')).toBe(examples);
});

test('who is in no section yet has none', () => {
  expect(sectionOf(entries, undefined)).toBeUndefined();
  expect(sectionOf(entries, 'nowhere')).toBeUndefined();
  expect(sectionOf([parameters], 'parameters')).toBeUndefined();
  expect(sectionOf([], 'syntax')).toBeUndefined();
});

test('a section has the headings of the third level down to the next section', () => {
  expect([...subsectionsOf(entries, syntax)]).toEqual(['parameters', 'return_value']);
  expect([...subsectionsOf(entries, examples)]).toEqual([]);
  expect([...subsectionsOf([...entries, parameters], examples)]).toEqual(['parameters']);
  expect([...subsectionsOf(entries, undefined)]).toEqual([]);
});
