import { isPublicAddress, publicHosts } from './public-host.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is an address of the Internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255', '239.1.1.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', 'localhost', ''],
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['https://elsewhere.example/', 'the operator does not allow this host'],
  ['https://127.0.0.1:8443/', '127.0.0.1 is not an address of the Internet'],
  ['https://[::1]/', '::1 is not an address of the Internet'],
  ['https://localhost/', 'which is not of the Internet'],
])('%s is not read', async (url, cause) => {
  const read = publicHosts(['https://127.0.0.1:8443', 'https://[::1]', 'https://localhost'], 1000);
  await expect(read(url)).rejects.toThrow(cause);
});
