import { miniSearchBaseline } from './minisearch-baseline.ts';

const baseline = miniSearchBaseline([
  { address: '/tea', title: 'Tea', text: 'Leaves in hot water, kept warm under a cosy beside the kettle' },
  { address: '/kettle', title: 'Kettle', text: 'Boils water' },
]);

test('a title counts more than the text', async () => {
  expect(await baseline.find('kettle')).toEqual(['/kettle', '/tea']);
});

test('a misspelt word and the beginning of one are found', async () => {
  expect((await baseline.find('ketle'))[0]).toBe('/kettle');
  expect((await baseline.find('kett'))[0]).toBe('/kettle');
});
