import { Failure } from '@webdocs/contracts/failures/failure';
import { scanOf } from '../../fixtures/scan-of-test.ts';
import { scriptedSite } from '../../fixtures/scripted-site.ts';
import { parseTarget } from './parse-target.ts';
import { localAddresses, publicAddresses } from './refused-address.ts';

/** Every class with an address of it. */
const refused: ReadonlyArray<readonly [what: string, address: string]> = [
  ['loopback', '127.0.0.1'],
  ['loopback', '127.8.9.10'],
  ['loopback', '::1'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.254'],
  ['private', '192.168.1.1'],
  ['link-local', '169.254.0.1'],
  ['link-local', 'fe80::1'],
  ['metadata', '169.254.169.254'],
  ['metadata', 'fd00:ec2::254'],
  ['metadata', '168.63.129.16'],
  ['metadata', '100.100.100.200'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['site-local', 'fec0::1'],
  ['CGNAT', '100.64.0.1'],
  ['CGNAT', '100.127.255.254'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '0.1.2.3'],
  ['unspecified', '::'],
  ['broadcast', '255.255.255.255'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.250'],
  ['multicast', 'ff02::1'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['documentation', '2001:db8::1'],
  ['benchmarking', '198.18.0.1'],
  ['mapped', '::ffff:127.0.0.1'],
  ['mapped', '::ffff:8.8.8.8'],
  ['mapped', '::ffff:a9fe:a9fe'],
  ['compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::127.0.0.1'],
  ['NAT64', '64:ff9b::8.8.8.8'],
  ['NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['6to4', '2002:c0a8:101::1'],
  ['Teredo', '2001::1'],
  ['not given out', '4000::1'],
  ['not given out', '100::1'],
];

const failureOf = async (scan: Promise<unknown>): Promise<string> =>
  scan.then(
    () => 'a report',
    (thrown: unknown) => (thrown instanceof Failure ? thrown.code : String(thrown)),
  );

/** Stands for any public address: 127.0.0.9 is let through, and nothing else of this machine. */
const publicSite = '127.0.0.9';
const rule = (address: string) => (address === publicSite ? null : publicAddresses(address));

describe('an address of a class that is not scanned', () => {
  test.each(refused)('%s %s is refused as it is', (_, address) => {
    expect(publicAddresses(address)).not.toBeNull();
    const typed = address.includes(':') ? `[${address}]` : address;
    expect(() => parseTarget(typed)).toThrow(expect.objectContaining({ code: 'OBSERVATORY_HOST_IS_ADDRESS' }));
  });

  test.each(refused)('%s %s is refused behind a name', async (_, address) => {
    const connected = jest.fn();
    const resolve = async () => [address];
    expect(await failureOf(scanOf('site.example', { resolve, rule, secureContext: connected as never }))).toBe(
      'OBSERVATORY_TARGET_REFUSED',
    );
    expect(connected).not.toHaveBeenCalled();
  });

  test.each(refused)('%s %s is refused beside a public address of the same name', async (_, address) => {
    expect(await failureOf(scanOf('site.example', { resolve: async () => [publicSite, address], rule }))).toBe(
      'OBSERVATORY_TARGET_REFUSED',
    );
  });

  test.each(refused)('%s %s is refused behind a redirect, by address and by name', async (_, address) => {
    const typed = address.includes(':') ? `[${address}]` : address;
    let location = `http://${typed}/`;
    const site = await scriptedSite((_request, response) => void response.writeHead(302, { location }).end(), { address: publicSite });
    const resolve = async (host: string) => (host === 'site.example' ? [publicSite] : [address]);
    const scan = () => failureOf(scanOf(`site.example:${site.port}`, { resolve, rule }));
    expect(await scan()).toBe('OBSERVATORY_TARGET_REFUSED');
    location = 'http://other.example/';
    expect(await scan()).toBe('OBSERVATORY_TARGET_REFUSED');
    await site.close();
  });
});

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])('%s is public', (address) => {
  expect(publicAddresses(address)).toBeNull();
});

test('a name server that answers otherwise at every question changes nothing: the address that was checked is the one that is asked', async () => {
  const inside = jest.fn();
  const secret = await scriptedSite((_request, response) => {
    inside();
    response.end('secret');
  });
  const site = await scriptedSite({ html: '<p>Public' }, { address: publicSite, port: secret.port });
  let questions = 0;
  const resolve = async () => (questions++ === 0 ? [publicSite] : ['127.0.0.1']);
  const { scan } = await scanOf(`site.example:${site.port}`, { resolve, rule });
  expect(scan.status_code).toBe(200);
  expect(questions).toBe(1);
  expect(inside).not.toHaveBeenCalled();
  await site.close();
  await secret.close();
});

test('a name that is public at one scan and private at the next is refused at the next', async () => {
  const site = await scriptedSite({ html: '<p>Public' }, { address: publicSite });
  let address = publicSite;
  const resolve = async () => [address];
  expect(await failureOf(scanOf(`site.example:${site.port}`, { resolve, rule }))).toBe('a report');
  address = '127.0.0.1';
  expect(await failureOf(scanOf(`site.example:${site.port}`, { resolve, rule }))).toBe('OBSERVATORY_TARGET_REFUSED');
  await site.close();
});

test.each([22, 25, 3306, 5432, 6379, 11211])('port %i is one of another protocol', async (port) => {
  expect(await failureOf(scanOf(`site.example:${port}`, { resolve: async () => [publicSite], rule }))).toBe('OBSERVATORY_TARGET_REFUSED');
});

test('a site for tests may scan its own machine and network, and never what answers with secrets', () => {
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', '192.168.1.1', 'fd12::1', '100.64.0.1'])
    expect(localAddresses(address)).toBeNull();
  for (const address of [
    '169.254.169.254',
    'fd00:ec2::254',
    '168.63.129.16',
    '100.100.100.200',
    '0.0.0.0',
    '224.0.0.1',
    '::ffff:127.0.0.1',
  ])
    expect(localAddresses(address)).not.toBeNull();
});
