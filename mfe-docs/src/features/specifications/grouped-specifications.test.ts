import { groupedSpecifications } from './grouped-specifications.ts';

const place = (bcdSpecificationURL: string, title = 'Kettle Standard') => ({ bcdSpecificationURL, title });

test('a specification is listed once, with all its places beneath', () => {
  const grouped = groupedSpecifications([
    place('https://kettle.example/#boil'),
    place('https://steam.example/#loud', 'Steam'),
    place('https://kettle.example/#pour'),
    place('https://kettle.example/#boil'),
  ]);
  expect(grouped).toEqual([
    {
      title: 'Kettle Standard',
      places: [
        { address: 'https://kettle.example/#boil', anchor: '#boil' },
        { address: 'https://kettle.example/#pour', anchor: '#pour' },
      ],
    },
    { title: 'Steam', places: [{ address: 'https://steam.example/#loud', anchor: '#loud' }] },
  ]);
});

test('two pages of one standard are two places to look', () => {
  expect(groupedSpecifications([place('https://kettle.example/one#a'), place('https://kettle.example/two#a')])).toHaveLength(2);
});

test('an address that is not on the web is no link', () => {
  expect(groupedSpecifications([place('javascript:alert(1)#x')])[0]?.places[0]?.address).toBeUndefined();
});

test.each([
  ['https://tc39.es/ecma262/#sec-array.prototype.tosorted', '#sec-array.prototype.tosorted'],
  ['https://drafts.csswg.org/css-text-4/', ''],
  ['https://example.org/#caf%C3%A9', '#café'],
  ['https://example.org/#broken%', '#broken%'],
])('the place named by %s is %j', (address, anchor) => {
  expect(groupedSpecifications([place(address)])[0]?.places[0]?.anchor).toBe(anchor);
});
