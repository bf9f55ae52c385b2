import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { RemoteBuild } from '@webdocs/build/webpack-factory';
import { inRepository } from '@webdocs/workbench/repository';
import webpack, { type Configuration } from 'webpack';
import { writeSiteParts } from './write-site-parts.ts';

export interface BuiltMonolith {
  readonly clientFolder: string;
  readonly serverFile: string;
  /** Under which its files are served. */
  readonly version: string;
}

const version = '0.0.0-monolith';
/** What only a federation needs; everything else of the shell's build is kept, the minifier above all. */
const federationPlugins = ['ModuleFederationPlugin', 'ChunkIntegrityPlugin'];

/** Builds the parts of one page into one program, with the same loaders and the same minifier as the composed site. */
export async function buildMonolith(references: readonly PartReference[]): Promise<BuiltMonolith> {
  const output = inRepository('.cache/bench/monolith');
  await rm(output, { recursive: true, force: true });
  const { default: shell } = (await import(inRepository('shell/webpack.config.ts'))) as { default: RemoteBuild };
  const { client, server } = shell.configurations({ mode: 'production', version, output });
  for (const [side, configuration] of [
    ['browser', client],
    ['server', server],
  ] as const) {
    const parts = join(output, `${side}-parts.ts`);
    await writeSiteParts(parts, references, side);
    await run({
      ...configuration,
      entry: { main: join(import.meta.dirname, `${side}.tsx`) },
      plugins: [
        ...(configuration.plugins ?? []).filter((plugin) => plugin && !federationPlugins.includes(plugin.constructor.name)),
        replaced(/\/site-parts\.js$/, parts),
        replaced(/^\.\/Slot\.tsx$/, join(import.meta.dirname, 'Slot.tsx')),
      ],
    });
  }
  return { clientFolder: join(output, 'client'), serverFile: join(output, 'server/server.cjs'), version };
}

function replaced(request: RegExp, by: string): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(request, (resource) => {
    resource.request = by;
  });
}

function run(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
}
