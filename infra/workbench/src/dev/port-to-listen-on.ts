import { createServer } from 'node:net';
import { Failure } from '@webdocs/contracts/failures/failure';

const firstPort = 3001;
const tried = 20;

/** The named port, refused where it is taken; without a name the first free one, so that each remote under work has its own. */
export async function portToListenOn(named?: number): Promise<number> {
  if (named !== undefined) {
    if (!(await isFree(named))) throw new Failure('PORT_BUSY', { port: named });
    return named;
  }
  for (let port = firstPort; port < firstPort + tried; port += 1) if (await isFree(port)) return port;
  throw new Failure('PORT_BUSY', { port: firstPort });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}
