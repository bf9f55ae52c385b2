import { createServer, type AddressInfo } from 'node:net';
import { Failure } from '@webdocs/contracts/failures/failure';

/** A busy port is said before anything is built, not after. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (thrown: NodeJS.ErrnoException) =>
      reject(thrown.code === 'EADDRINUSE' ? new Failure('PORT_BUSY', { port }) : thrown),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
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
