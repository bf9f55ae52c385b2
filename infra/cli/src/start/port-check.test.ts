import { createServer, type AddressInfo } from 'node:net';
import { checkPort, freePort } from './port-check.ts';

test('a free port of this machine is fine', async () => {
  await expect(checkPort(await freePort('127.0.0.1'), '127.0.0.1')).resolves.toBeUndefined();
});

test('a free port is none that an outgoing connection may take before the site listens', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort('127.0.0.1')));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBeGreaterThan(10);
});

test('a busy port is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(checkPort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'PORT_BUSY', values: { port } });
  other.close();
});

test.each(['192.0.2.7', 'nowhere.invalid'])('%s, an address of no interface here, is named beside those that there are', async (host) => {
  await expect(checkPort(0, host)).rejects.toMatchObject({
    code: 'ADDRESS_FOREIGN',
    message: expect.stringContaining(host) as string,
    remedy: expect.stringContaining('127.0.0.1') as string,
  });
});
