import { welcome } from './welcome.ts';

const said = welcome('http://localhost:3000', '9.1', ['All mail of this run arrives in the practice inbox: http://id.localhost:3000/mail']);

test.each([
  ['the site', 'http://localhost:3000'],
  ['the Playground', 'http://localhost:3000/en-US/play'],
  ['the pages of staff', 'http://localhost:3000/en-US/plus/staff'],
  ['the practice inbox', 'http://id.localhost:3000/mail'],
])('who started a site reads once where to find %s', (_, address) => {
  expect(said.split(/\s+/).filter((word) => word === address)).toHaveLength(1);
});

test('it is for people: in columns, and nothing of it is a line of a log', () => {
  const columns = said.split('\n').filter((line) => line.includes('/en-US/'));
  expect(new Set(columns.map((line) => line.indexOf('http')))).toEqual(new Set([14]));
  expect(said).not.toContain('{');
});
