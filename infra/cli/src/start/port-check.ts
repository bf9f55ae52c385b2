import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Failure } from '@webdocs/contracts/failures/failure';

/** What cannot be listened on is said before anything is built, not after. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (thrown: NodeJS.ErrnoException) => reject(refusal(thrown, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function refusal(thrown: NodeJS.ErrnoException, port: number, host: string): Error {
  if (thrown.code === 'EADDRINUSE') return new Failure('PORT_BUSY', { port });
  if (thrown.code === 'EACCES') return new Failure('PORT_FORBIDDEN', { port });
  const known = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
  return new Failure('ADDRESS_FOREIGN', { host, cause: thrown.message, known: known.join(', ') }, { cause: thrown });
}

/** A port that is free at this moment. */
export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
