import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { submitPing } from '@webdocs/contracts/api/submit';
import type { PingName } from '@webdocs/contracts/telemetry/pings';
import { sent } from '@webdocs/ingestion/fixtures/sent-pings';
import type { Request } from 'autocannon';
import { atLeast, atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { megabytes } from '../kilobytes.ts';
import { press } from '../load/run-load.ts';
import { startApi } from '../site/started-api.ts';

const budgets = { pingsPerSecond: 2000 } as const;
/** Browsers do not wait for each other: the more there are, the larger the batches. */
const connections = 400;
/** As the pages of a visit send them. */
const kinds: readonly PingName[] = ['began', 'interactive', 'page', 'vitals', 'action'];

export const telemetry: Benchmark = {
  name: 'telemetry',
  asks: 'How many pings a second one process takes in and has written, load, server and database on the same cores',
  async figures({ loadSeconds }, progress) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'webdocs-bench-telemetry-'));
    // The database may run as a user of its own, and has to come in.
    await chmod(dataFolder, 0o711);
    const api = await startApi({ dataFolder, users: [] });
    try {
      progress('pings, one process');
      return await pingFigures(api.address, loadSeconds, api.memory);
    } finally {
      await api.stop();
      await rm(dataFolder, { recursive: true, force: true });
    }
  },
};

async function pingFigures(
  address: string,
  seconds: number,
  memory: () => Promise<{ readonly api: number; readonly database: number }>,
): Promise<Figure[]> {
  const patterns = kinds.map((kind) => requestsOf(kind, address));
  const request = (turn: number) => (patterns[turn % patterns.length] as () => Request)();
  const { requestsPerSecond, p99Ms, failed, failures } = await press(address, { connections, seconds, encoding: 'identity', request });
  const note = `${connections} at once, each answered when it is written`;
  return [
    atLeast(budgets.pingsPerSecond, 'pings taken in, one process: pings/s', requestsPerSecond, 'req/s', { note }),
    measured('pings taken in: p99 of the answer', p99Ms, 'ms'),
    atMost(0, 'pings without a good answer', failed, 'count', { note: failed > 0 ? failures : undefined }),
    measured('memory after them: API process', megabytes((await memory()).api), 'MB'),
  ];
}

/** What is in a ping need not be packed again for each: its id makes it another one. */
function requestsOf(ping: PingName, origin: string): () => Request {
  const { body, encoding } = sent(ping);
  const headers = { origin, 'content-type': 'application/json', ...(encoding ? { 'content-encoding': encoding } : {}) };
  return () => ({ path: addressOf(submitPing, { params: { app: 'webdocs', ping, id: randomUUID() } }), method: 'POST', headers, body });
}
