import { createServer, type AddressInfo } from 'node:net';
import { portToListenOn } from './port-to-listen-on.ts';

test('a named port that is taken is refused before anything is started', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(portToListenOn(port)).rejects.toMatchObject({ code: 'PORT_BUSY', values: { port } });
  await new Promise((resolve) => server.close(resolve));
  await expect(portToListenOn(port)).resolves.toBe(port);
});

test('a second remote gets another port than the first', async () => {
  const first = await portToListenOn();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(first, 'localhost', resolve));
  expect(await portToListenOn()).not.toBe(first);
  await new Promise((resolve) => server.close(resolve));
});
