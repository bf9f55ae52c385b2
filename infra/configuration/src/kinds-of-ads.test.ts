import { addressesOfCountries, adServerAddress } from './kinds-of-ads.ts';

test.each([
  ['', null],
  ['https://server.example/api/v1/decision/', 'https://server.example/api/v1/decision/'],
  ['http://127.0.0.1:4000/decision', 'http://127.0.0.1:4000/decision'],
  ['ftp://server.example/', undefined],
  ['http://server.example/', undefined],
  ['https://me:secret@server.example/', undefined],
  ['https://server.example/?publisher=1', undefined],
  ['server.example', undefined],
])('the address of an ad server %j is read as %j', (given, read) => {
  expect(adServerAddress.parse(given)).toBe(read);
});

test.each([
  ['', {}],
  ['US=192.0.2.1, DE=2001:db8::1', { US: '192.0.2.1', DE: '2001:db8::1' }],
  ['us=192.0.2.1', undefined],
  ['US=everywhere', undefined],
  ['US=192.0.2.1=2', undefined],
])('addresses of countries %j are read as %j', (given, read) => {
  expect(addressesOfCountries.parse(given)).toEqual(read);
});
