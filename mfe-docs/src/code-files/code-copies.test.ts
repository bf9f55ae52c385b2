import { dataAddressOf } from './code-copies.ts';

const origin = 'https://docs.example';

test('an address is the page itself', async () => {
  const address = dataAddressOf({ html: '<p id="cup">Tea & ☕</p>', js: 'console.log("50%");' }, { origin });
  const page = await (await fetch(address ?? '')).text();
  expect(page).toContain('<body>\n<p id="cup">Tea & ☕</p>\n<script');
  expect(page).toContain('console.log("50%");');
});

test('code that is too long for browsers has no such address; signs without their other half do not break one', () => {
  expect(dataAddressOf({ js: '"'.repeat(1_000_000) }, { origin })).toBeUndefined();
  expect(dataAddressOf({ js: '"\uD800"' }, { origin })).toContain('%EF%BF%BD');
});
