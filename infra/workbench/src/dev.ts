import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { RemoteBuild } from '@webdocs/build/webpack-factory';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { startDevelopmentSite } from './dev/development-site.ts';
import { devFolder, devGlobalName, devVersion, hotConfiguration } from './dev/hot-build.ts';
import { passOn } from './dev/proxy-to-site.ts';
import { portToListenOn } from './dev/port-to-listen-on.ts';
import { deployableNames, inRepository } from './repository.ts';

/**
 * `npm run dev -w mfe-docs`: the site as all readers see it, with one remote from the working tree. An edit of a component
 * shows at once and keeps its state; an edit elsewhere in the remote loads the page again.
 */
async function main([name = '', ...flags]: readonly string[]): Promise<void> {
  const remotes = deployableNames().filter((one) => one !== 'shell');
  if (!remotes.includes(name)) throw new Failure('REMOTE_UNKNOWN', { remote: name || '(none)', known: remotes.join(', ') });
  const { named, siteFlags } = takePort(flags);
  // Found first: a port that is taken is told of before the site is started for nothing.
  const port = await portToListenOn(named);
  const { default: build } = (await import(inRepository(name, 'webpack.config.ts'))) as { default: RemoteBuild };
  console.log(`Starting the site with ${name} in it`);
  const site = await startDevelopmentSite(name, siteFlags, (line) => line.trim() && console.log(line));

  const compiler = webpack(hotConfiguration(name, build)) as Compiler;
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { publicPath: devFolder(name), index: false },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'site', middleware: passOn(site.address, () => ({ name, composed: composedNow() })) },
      ],
    },
    compiler,
  );
  await server.start();
  console.log(`\n${name} under work:  http://localhost:${port}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop().then(site.stop));

  /** The remote as it is built now. Its entry changes with every edit, and the page loads nothing without a hash. */
  function composedNow(): ComposedRemote {
    const { routes, fills, parts } = build.definition;
    const entry = join(inRepository('.cache/dev', name, 'client'), 'remoteEntry.js');
    const content = (compiler.outputFileSystem as typeof import('node:fs')).readFileSync(entry);
    return {
      version: devVersion,
      globalName: devGlobalName(name),
      entry: { src: `${devFolder(name)}remoteEntry.js`, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` },
      routes,
      fills,
      parts: Object.fromEntries(Object.entries(parts).map(([part, { module }]) => [part, { module, scripts: [], styles: [] }])),
    };
  }
}

/** The port is that of the page to look at; every other flag is for the site behind it. */
function takePort(flags: readonly string[]): { named: number | undefined; siteFlags: readonly string[] } {
  const at = flags.indexOf('--port');
  return at === -1 ? { named: undefined, siteFlags: flags } : { named: Number(flags[at + 1]), siteFlags: flags.toSpliced(at, 2) };
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown instanceof Failure ? `${thrown.code}  ${thrown.message}\n-> ${thrown.remedy}` : causeOf(thrown));
  process.exit(1);
});
