import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
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

/** Systems take the ports of outgoing connections from 32,768 on: one of those may be free now and taken when the site listens. */
const [firstPort, portCount] = [20_000, 12_000] as const;
const tries = 50;

/** A port that is free at this moment, and that no outgoing connection will take. */
export async function freePort(host: string): Promise<number> {
  for (let turn = 0; turn < tries; turn += 1) {
    const port = firstPort + randomInt(portCount);
    const isFree = await checkPort(port, host).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Failure('PORT_BUSY', { port: `${firstPort} to ${firstPort + portCount}` });
}
