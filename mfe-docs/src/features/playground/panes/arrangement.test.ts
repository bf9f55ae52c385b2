import { readArrangement, usualArrangement, type Arrangement } from './arrangement.ts';

const mine: Arrangement = {
  editors: 'tabs',
  result: 'below',
  folded: ['css', 'console'],
  tab: 'js',
  sizes: { beside: { code: 300, outcome: 700 }, below: { html: 1.5 } },
};

test('an arrangement comes back as it was kept', () => {
  expect(readArrangement(JSON.stringify(mine))).toEqual(mine);
});

test.each([
  null,
  '',
  'no JSON',
  'null',
  '7',
  '"tabs"',
  '[]',
  '{}',
  '{"editors":"piled","result":7,"folded":"css","tab":null,"sizes":null}',
])('what is no arrangement leaves the usual one: %s', (kept) => {
  expect(readArrangement(kept)).toEqual(usualArrangement);
});

test('sizes that no pane can have are left out, and what else is readable stays', () => {
  const kept = '{"tab":"css","folded":["js",7],"sizes":{"beside":{"html":0,"css":-1,"js":"9","result":200},"below":"wide"}}';
  expect(readArrangement(kept)).toEqual({
    ...usualArrangement,
    tab: 'css',
    folded: ['js'],
    sizes: { beside: { result: 200 }, below: {} },
  });
});
