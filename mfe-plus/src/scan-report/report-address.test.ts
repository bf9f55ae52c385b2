import { reportAddress, reportWish, shownHost } from './report-address.ts';

test('the address of a report names host, port and path, and leads back to them', () => {
  const address = reportAddress('fr', { host: 'shop.example:8443/a b', scan: '7' });
  expect(address).toBe('/fr/observatory/analyze?host=shop.example%3A8443%2Fa+b&scan=7');
  expect(reportWish({ search: address.slice(address.indexOf('?')) })).toEqual({
    host: 'shop.example:8443/a b',
    isHidden: false,
    scan: '7',
  });
});

test('a host may be missing, and what is no number of a scan is none', () => {
  expect(reportWish({ search: '' })).toEqual({ host: '', isHidden: false });
  expect(reportWish({ search: '?host=+a.example+&scan=x&hidden=true' })).toEqual({ host: 'a.example', isHidden: true });
});

test('a host is called without a scheme', () => {
  expect(['https://a.example/', 'HTTP://a.example/b', 'a.example'].map(shownHost)).toEqual(['a.example', 'a.example/b', 'a.example']);
});
