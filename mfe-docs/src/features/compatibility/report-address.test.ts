import { reportAddress, sourceAddress } from './report-address.ts';

test('a report says what it is about, where it was seen and when', () => {
  const address = new URL(reportAddress({ query: 'api.Kettle', page: 'https://docs.example/en-US/docs/Web/API/Kettle', at: new Date(0) }));
  expect(address.origin + address.pathname).toBe('https://github.com/mdn/browser-compat-data/issues/new');
  expect(address.searchParams.get('title')).toContain('api.Kettle');
  expect(address.searchParams.get('mdn-url')).toBe('https://docs.example/en-US/docs/Web/API/Kettle');
  expect(address.searchParams.get('metadata')?.split('\n')).toEqual([
    '* Query: `api.Kettle`',
    '* Page: https://docs.example/en-US/docs/Web/API/Kettle',
    '* Time of report: 1970-01-01T00:00:00.000Z',
  ]);
});

test('what is odd in the name of a file stays in its name', () => {
  expect(sourceAddress('api/Kettle?.json')).toBe('https://github.com/mdn/browser-compat-data/blob/main/api/Kettle%3F.json');
});
