import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningSiteRegistry, type SiteRegistry } from '@webdocs/cli/commands/running-site';
import { signingFolderName } from '@webdocs/registry/signing-keys';
import type { Build } from '@webdocs/workbench/bundling/build-deployable';
import { copyPreparedData } from './prepared-data.ts';
import { startProcess } from './site-process.ts';

export interface RunningSite {
  readonly address: string;
  /** Where it answers its operators: metrics, and what is live. */
  readonly operations: string;
  readonly dataFolder: string;
  readonly pid: number;
  /** The address for operators. */
  readonly registry: SiteRegistry;
  /** Publishes a build and makes it live; resolves when the gateway serves it. */
  deploy(build: Build): Promise<string>;
  rollback(name: string): Promise<void>;
  /** Rolls back to every version that was live when the site started. */
  restore(): Promise<void>;
  /** The version of a remote that the gateway serves now. */
  liveVersion(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** The site as a new user finds it. */
export const wholeSite = ['--reference', '--search-index'] as const;

interface StartWishes {
  readonly way?: 'start' | 'serve';
  readonly disk?: string;
  readonly port?: number;
  /** The data folder of a site with whose private keys this one signs too. */
  readonly keysOf?: string;
}

/**
 * Starts the whole site as `npm start` or `site serve` do, with its own data folder, and on a free port unless one is named. Where no way
 * is named it serves what is live already; releases for development are built by a start.
 */
export async function startSite(
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
  { way, disk = tmpdir(), port = 0, keysOf }: StartWishes = {},
): Promise<RunningSite> {
  const dataFolder = await mkdtemp(join(disk, 'webdocs-site-'));
  // PostgreSQL started by root runs as another user, who has to pass through.
  await chmod(dataFolder, 0o711);
  if (keysOf) await cp(join(keysOf, signingFolderName), join(dataFolder, signingFolderName), { recursive: true });
  // What is live on another database is not what is in a folder.
  const isLive = !environment.DATABASE_URL && (await copyPreparedData(dataFolder, flags));
  const serves = isLive && !flags.includes('--development');
  const { address, pid, stop } = await startProcess({ way: way ?? (serves ? 'serve' : 'start'), dataFolder, port, flags, environment });
  const registry = await runningSiteRegistry(dataFolder, {});

  const liveVersion = async (name: string): Promise<string> => {
    const response = await fetch(`${address}/_composition/live.json`);
    const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
    return remotes[name]?.version ?? '';
  };
  const waitUntilLive = async (name: string, version: string): Promise<void> => {
    for (let tries = 0; (await liveVersion(name)) !== version; tries += 1) {
      if (tries > 200) throw new Error(`${name} ${version} did not become live`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const { versions: atStart } = await registry.live();

  return {
    address,
    operations: registry.address,
    dataFolder,
    pid,
    registry,
    liveVersion,
    async deploy({ folder, release: { name, version } }) {
      // Stories deploy faults that the gate would refuse.
      const override = 'a fault that a story needs';
      await registry.publish(folder, { override });
      await registry.activate({ [name]: version }, 'deploy', { override });
      await waitUntilLive(name, version);
      return version;
    },
    async rollback(name) {
      const { versions } = await registry.rollback(name);
      await waitUntilLive(name, versions[name] ?? '');
    },
    async restore() {
      await registry.activate(atStart, 'promote');
      for (const [name, version] of Object.entries(atStart)) await waitUntilLive(name, version);
    },
    async stop() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
