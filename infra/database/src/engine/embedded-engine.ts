import { Failure, causeOf } from '@webdocs/contracts/failures/failure';
import { claim } from '@webdocs/file-lock';
import { setTimeout as pause } from 'node:timers/promises';
import { installedBinaries, type Binaries } from './binaries.ts';
import { prepareCluster, superuser } from './cluster.ts';
import { giveTo, engineFoldersIn, reachableBinaries } from './engine-folders.ts';
import { stopOrphan } from './postmaster-file.ts';
import type { ServerAddress } from './server-address.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { serverUser } from './server-user.ts';
import { handOverAudit, prepareSiteRole, siteRole } from './site-role.ts';

export interface EmbeddedEngine {
  /** As the role of the site. Asked again for every connection: a server that died may come back on another port. */
  address(): ServerAddress;
  /** As the superuser, for what the site itself may not do. */
  maintenanceAddress(): ServerAddress;
  /** Takes the audit out of the hands of the site, which only adds to it and reads it from then on. */
  keepAudit(): Promise<void>;
  pid(): number;
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly dataFolder: string;
  readonly report: (failure: Failure) => void;
  readonly binaries?: Binaries;
}

const firstPauseMs = 100;
const longestPauseMs = 30_000;
/** A server that ran this long was healthy: the next restart does not wait. */
const healthyAfterMs = 60_000;

/** A PostgreSQL of our own on a private folder: started, watched, started again when it dies, and stopped cleanly. */
export async function startEngine({ dataFolder, report, binaries }: EngineOptions): Promise<EmbeddedEngine> {
  const user = await serverUser();
  const place = await engineFoldersIn(dataFolder, user);
  const release = await claimOwnership(place.ownerFile);
  try {
    const plan = { place, user, binaries: await reachableBinaries(binaries ?? (await installedBinaries()), user) };
    await stopOrphan(place.cluster);
    const password = await prepareCluster(place, plan.binaries, user);
    await giveTo(user, place.cluster);
    let server = await startServer(plan);
    const addressAs = (role: string, secret: string): ServerAddress => ({
      host: '127.0.0.1',
      port: server.port,
      user: role,
      password: secret,
    });
    const sitePassword = await prepareSiteRole(addressAs(superuser, password), place).catch(async (thrown: unknown) => {
      await server.stop();
      throw thrown;
    });
    let isClosing = false;
    const closing = new AbortController();
    const watching = watch();

    return {
      address: () => addressAs(siteRole, sitePassword),
      maintenanceAddress: () => addressAs(superuser, password),
      keepAudit: () => handOverAudit(addressAs(superuser, password)),
      pid: () => server.pid,
      async close() {
        isClosing = true;
        closing.abort();
        await server.stop();
        await watching;
        await release();
      },
    };

    async function watch(): Promise<void> {
      for (let deathsInARow = 0; ; deathsInARow++) {
        const since = performance.now();
        const cause = await server.ended;
        if (isClosing) return;
        report(new Failure('DATABASE_DIED', { cause }));
        if (performance.now() - since > healthyAfterMs) deathsInARow = 0;
        const next = await restart(deathsInARow);
        if (!next) return;
        server = next;
        // Closing may have come while the new server was starting.
        if (isClosing) await server.stop();
      }
    }

    /** The first time at once, then with growing pauses, until it succeeds or it is no longer needed. */
    async function restart(failuresBefore: number): Promise<ServerProcess | undefined> {
      for (let failed = failuresBefore; ; failed++) {
        if (failed > 0)
          await pause(Math.min(firstPauseMs * 2 ** failed, longestPauseMs), undefined, { signal: closing.signal }).catch(() => undefined);
        if (isClosing) return undefined;
        try {
          return await startServer(plan, server.port);
        } catch (thrown) {
          report(
            thrown instanceof Failure ? thrown : new Failure('DATABASE_START_FAILED', { folder: place.folder, cause: causeOf(thrown) }),
          );
        }
      }
    }
  } catch (thrown) {
    await release();
    throw thrown;
  }
}

/** One process owns the server of a folder. Returns what gives it back. */
async function claimOwnership(file: string): Promise<() => Promise<void>> {
  const claimed = await claim(file);
  if ('heldBy' in claimed) throw new Failure('DATABASE_IN_USE', { pid: claimed.heldBy, folder: file });
  return claimed.giveBack;
}
