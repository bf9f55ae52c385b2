import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { declaredUse } from '@webdocs/contracts/remote/declared-use';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { styleLayers } from '@webdocs/contracts/remote/style-layers';
import { activeLocales, fallbackLocale } from '@webdocs/contracts/reader/locale';
import { messageLines, translationLines } from '@webdocs/i18n/message-lines';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { browserFacts } from './browser-facts.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { browserEntryModule, partSources, serverEntryModule, type PartSource } from './entry-modules.ts';
import { gleanReplacements } from './glean-replacements.ts';
import { scriptMinimizers } from './script-minimizer.ts';
import { sharedDependencies, type SharedDependency } from './shared-dependencies.ts';

const require = createRequire(import.meta.url);

// The federation plugins look for it by the stack of a call that must fail, which takes a second a thread.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** The specification's limit for scripts and styles alike: after it, ChunkLoadError. */
export const chunkLoadTimeoutMs = 120_000;

export interface BuildTarget {
  readonly mode: 'production' | 'development';
  readonly version: string;
  readonly output: string;
  /** Adds to or replaces exposed modules: used by tests that build a remote with a planted fault. */
  readonly exposes?: Readonly<Record<string, string>>;
  readonly serverEntry?: string;
  readonly define?: Readonly<Record<string, string>>;
  /** Hot reload: the client build is served by a dev server. */
  readonly refresh?: boolean;
}

export interface RemoteBuild {
  readonly definition: RemoteDefinition;
  configurations(target: BuildTarget): { client: Configuration; server: Configuration };
}

/** By the name of a chunk, late chunks that often meet in a page: what all of them need is fetched once. */
export type CommonChunks = Readonly<Record<string, readonly string[]>>;

/** The one factory of all builds: a remote says who it is, the rest follows. */
export function federatedBuild(folder: string, definition: RemoteDefinition, common: CommonChunks = {}): RemoteBuild {
  const isShell = definition.name === 'shell';
  return {
    definition,
    configurations: (target) => ({
      client: isShell ? shellClient(folder, definition, target) : withCommonChunks(remoteClient(folder, definition, target), common),
      server: serverBundle(folder, definition, target),
    }),
  };
}

/** Container names carry the version: an old and a new one may live in the same page. */
export function globalNameOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}

function remoteClient(folder: string, definition: RemoteDefinition, target: BuildTarget): Configuration {
  const globalName = globalNameOf(definition.name, target.version);
  const exposes = Object.fromEntries(
    Object.entries(definition.parts).map(([part, { module, source = '' }]) => [
      module,
      target.exposes?.[part] ?? `${join(folder, source)}?entry`,
    ]),
  );
  const shared = Object.fromEntries(
    sharedInBrowsers().map(([request, { range }]) => [request, { singleton: true, import: false as const, requiredVersion: range }]),
  );
  return {
    ...clientBase(folder, definition, target, globalName),
    entry: {},
    externals: [runtimeOfTheShell],
    plugins: [
      ...clientPlugins(definition, target),
      new ModuleFederationPlugin({
        name: globalName,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: globalName },
        exposes,
        shared,
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web', disableSnapshot: target.mode === 'production', disableRemote: true } },
      }),
    ],
  };
}

const federationSentences = /error-codes[\\/]dist[\\/]desc\.[cm]?js$/;
const noSentences = join(import.meta.dirname, 'federation-without-sentences.mjs');

const shorterSentences: RuleSetRule = {
  test: /@module-federation[\\/](?:runtime-core|sdk)[\\/]dist[\\/].*\.[cm]?js$/,
  use: join(import.meta.dirname, 'federation-sentences-loader.cjs'),
};

function shellClient(folder: string, definition: RemoteDefinition, target: BuildTarget): Configuration {
  const terms = sharedInBrowsers().map(([request, { version, range }]) => {
    return [request, { version, shareConfig: { singleton: true, requiredVersion: range } }];
  });
  const base = clientBase(folder, definition, target, globalNameOf('shell', target.version));
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), ...(target.mode === 'production' ? [shorterSentences] : [])] },
    entry: { main: join(folder, 'src/main.ts') },
    plugins: [
      ...clientPlugins(definition, target),
      new webpack.DefinePlugin({
        SHARED_TERMS: JSON.stringify(Object.fromEntries(terms)),
        // Switches of the federation runtime: the composition says which files there are, and only its browser extension reads snapshots.
        // Each is named, also one that is off: the runtime carries both sides of a switch that it cannot read.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: target.mode === 'production',
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
        ENV_TARGET: JSON.stringify('web'),
      }),
      // The runtime names each failure by its code and the address where that is explained; its sentences beside are 0.3 KB of every page.
      ...(target.mode === 'production' ? [new webpack.NormalModuleReplacementPlugin(federationSentences, noSentences)] : []),
      ...gleanReplacements(target.mode === 'production'),
    ],
  };
}

/** Scripts only: a style that is in two sheets says the same twice. */
function withCommonChunks(configuration: Configuration, common: CommonChunks): Configuration {
  const groups = Object.entries(common).map(([name, users]) => {
    const isUser = (chunk: { name?: string | null | undefined }) => users.includes(chunk.name ?? '');
    return [name, { name, chunks: isUser, type: /^javascript/, minChunks: users.length, minSize: 0 }] as const;
  });
  const cacheGroups = { default: false, defaultVendors: false, ...Object.fromEntries(groups) } as const;
  return { ...configuration, optimization: { ...configuration.optimization, splitChunks: { chunks: 'async', cacheGroups } } };
}

function sharedInBrowsers(): Array<[string, SharedDependency]> {
  return Object.entries(sharedDependencies).filter(([request]) => !request.endsWith('/server'));
}

/** Containers take the federation runtime from the shell, which is there before any of them. */
const runtimeOfTheShell = {
  [require.resolve('@module-federation/webpack-bundler-runtime/bundler').replaceAll(sep, '/')]: 'var webdocsFederation()',
};

function clientBase(folder: string, definition: RemoteDefinition, target: BuildTarget, uniqueName: string): Configuration {
  const { name } = definition;
  const production = target.mode === 'production';
  return {
    name: `${name} client`,
    // The compiler has checked it.
    validate: false,
    mode: target.mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: join(target.output, 'client'),
      publicPath: addressOf(name, target),
      uniqueName,
      // Entries have fixed names: the federation runtime refuses a hash here.
      filename: '[name].js',
      chunkFilename: `${fileName(target)}.js`,
      charset: false,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      chunkLoadTimeout: chunkLoadTimeoutMs,
      hashFunction: 'xxhash64',
    },
    resolve: resolveFor('browser', target.mode),
    module: { rules: [...entries(folder, definition), ...rules(name, target, 'client')] },
    optimization: {
      // Without threads of its own: each build would load the minifiers anew in them.
      minimizer: [...scriptMinimizers(), new CssMinimizerPlugin({ parallel: false, minify: CssMinimizerPlugin.esbuildMinify })],
      // A chunk is called what its file is called, and no entry needs a table of both.
      chunkIds: 'named',
      // Of no use outside this build, whose files are kept by its version: the shortest names that there are.
      moduleIds: production ? 'natural' : 'deterministic',
      mangleExports: production && 'size',
      splitChunks: false,
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-only',
  };
}

/** Where the gateway serves the files of this build. */
function addressOf(name: string, { version }: BuildTarget): string {
  return `/remotes/${name}/${version}/client/`;
}

/**
 * The version in the address of a file changes with every build, so its name carries no hash: entries would have to list them all.
 * A dev server builds under one version.
 */
function fileName({ refresh }: BuildTarget): string {
  return refresh ? '[name].[contenthash:10]' : '[name]';
}

function clientPlugins(definition: RemoteDefinition, target: BuildTarget): NonNullable<Configuration['plugins']> {
  // Late styles of the shell are all styles of parts: shell/src/remotes/styles.ts fetches them by the composition.
  const fetchesStyles = definition.name !== 'shell' || target.mode !== 'production';
  // The entry of the shell asks for more than its parts: words, and what comes with the first navigation.
  const isPreloaded = (chunk: string) => definition.name !== 'shell' || chunk.startsWith('part-');
  return [
    new webpack.DefinePlugin({ ...declaredBy(definition), ...browserFacts(target.mode), ...target.define }),
    // Without a hash for a dev server too: a style sheet is exchanged in the page by the address that it already has there.
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', runtime: fetchesStyles }),
    ...(target.refresh ? [] : [new ChunkIntegrityPlugin(chunkLoadTimeoutMs, fetchesStyles, isPreloaded, aheadOf(definition))]),
  ];
}

function aheadOf({ parts }: RemoteDefinition): string[] {
  return Object.values(parts).flatMap(({ ahead = [] }) => ahead);
}

/** To what the code of a remote is bound: remote-kit/browser-entry and remote-kit/call read it. */
function declaredBy(definition: RemoteDefinition): Record<string, string> {
  const { name: remote, calls } = definition;
  return { DECLARED_USE: JSON.stringify(declaredUse(definition)), DECLARED_CALLS: JSON.stringify({ remote, calls }) };
}

function serverBundle(folder: string, definition: RemoteDefinition, target: BuildTarget): Configuration {
  const isShell = definition.name === 'shell';
  const injected = Object.keys(sharedDependencies).filter((request) => sharedDependencies[request]?.server);
  return {
    name: `${definition.name} server`,
    validate: false,
    mode: target.mode,
    context: folder,
    target: 'node20',
    devtool: false,
    entry: target.serverEntry ?? `${join(folder, 'definition.ts')}?entry`,
    output: {
      path: join(target.output, 'server'),
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      uniqueName: globalNameOf(definition.name, target.version),
      hashFunction: 'xxhash64',
    },
    externalsPresets: { node: false },
    // The host injects React and the shared packages of the composition: one scope for all its parts.
    externals: [refuseNodeModules, ...(isShell ? [] : [Object.fromEntries(injected.map((request) => [request, `commonjs2 ${request}`]))])],
    resolve: resolveFor('edge-light', target.mode),
    module: { rules: [...entries(folder, definition), ...rules(definition.name, target, 'server')] },
    plugins: [
      new webpack.DefinePlugin({ ...declaredBy(definition), ...target.define }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: {
      minimize: target.mode === 'production',
      // No reader waits for it: what esbuild takes away in a moment is enough, and names stay whole in reports.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.esbuildMinify,
          extractComments: false,
          terserOptions: { minifyIdentifiers: false, minifySyntax: true, minifyWhitespace: true, minify: false, legalComments: 'none' },
        }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-only',
  };
}

/** Ends the build of a server bundle that imports a module of Node: where it renders there is none. */
function refuseNodeModules(
  { request = '', contextInfo }: { readonly request?: string; readonly contextInfo?: { readonly issuer: string } },
  resolved: (error?: Error | null) => void,
): void {
  if (!isBuiltin(request)) return resolved();
  resolved(
    new Error(
      `${contextInfo?.issuer ?? 'A server bundle'} imports ${request}, a module of Node. Server bundles render without Node: ` +
        'take what the page needs from its JSON, or the build for edge runtimes of the package that asks for it.',
    ),
  );
}

/** Servers get what packages have for runtimes without Node: the render worker of the gateway is one. */
function resolveFor(side: 'browser' | 'edge-light', mode: BuildTarget['mode']): Configuration['resolve'] {
  return {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    conditionNames: [side, mode, 'import', 'module', 'default'],
  };
}

/** Entries are made out of the definition, each time anew: no file of a remote only hands a name on. */
function entries(folder: string, definition: RemoteDefinition): RuleSetRule[] {
  const entry = (file: string, text: () => string): RuleSetRule => ({
    resource: file,
    resourceQuery: asEntry,
    use: { loader: join(import.meta.dirname, 'entry-loader.cjs'), options: { text } },
  });
  const sourceOf = (part: string) => partSources(folder, definition).find((source) => source.part === part) as PartSource;
  return [
    entry(join(folder, 'definition.ts'), () => serverEntryModule(folder, definition, folder)),
    ...Object.entries(definition.parts).map(([part, { source = '' }]) => {
      const file = join(folder, source);
      return entry(file, () => browserEntryModule(sourceOf(part), dirname(file)));
    }),
  ];
}

const asEntry = /^\?entry$/;

/** One rule for all TypeScript. Types are checked by `npm test`, not by a build. */
function transpiled({ mode, refresh }: BuildTarget): RuleSetRule['use'] {
  return {
    loader: require.resolve('ts-loader'),
    options: {
      compiler: join(import.meta.dirname, 'esbuild-compiler.cjs'),
      transpileOnly: true,
      // It warns of a compiler that is not TypeScript's own.
      logLevel: 'ERROR',
      onlyCompileBundledFiles: true,
      configFile: join(import.meta.dirname, '../../../tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        jsx: refresh ? 'react-jsxdev' : 'react-jsx',
        sourceMap: mode === 'development',
        types: [],
      },
    },
  };
}

function messages(isForBrowsers: boolean) {
  return {
    read: isForBrowsers ? messageLines : undefined,
    readTranslation: isForBrowsers ? translationLines : undefined,
    english: fallbackLocale,
    languages: activeLocales.filter((locale) => locale !== fallbackLocale),
  };
}

function rules(name: string, target: BuildTarget, side: 'client' | 'server'): RuleSetRule[] {
  const layer = name === 'shell' ? 'frame' : `remote.${name}`;
  // Four letters tell 16 million files apart that have a class of one name; a fifth one is 0.1 KB of the main script of the shell.
  const classNames = target.mode === 'production' ? `${name}-[local]-[hash:base64:4]` : `${name}-[name]-[local]-[hash:base64:5]`;
  const cssModules = {
    auto: true,
    localIdentName: classNames,
    exportOnlyLocals: side === 'server',
    namedExport: false,
    exportLocalsConvention: 'as-is' as const,
  };
  const extract = side === 'client' ? [{ loader: MiniCssExtractPlugin.loader, options: { emit: true } }] : [];
  const cssLoader = { loader: require.resolve('css-loader'), options: { modules: cssModules } };
  const ratioLoader = { loader: join(import.meta.dirname, 'css-ratio-loader.cjs') };
  const importLoader = { loader: join(import.meta.dirname, 'css-import-loader.cjs') };
  return [
    { test: /\.tsx?$/, resourceQuery: { not: asEntry }, use: transpiled(target) },
    {
      test: /\.module\.css$/,
      use: [
        ...extract,
        cssLoader,
        { loader: join(import.meta.dirname, 'css-layer-loader.cjs'), options: { layer, order: styleLayers } },
        ratioLoader,
        importLoader,
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [...extract, { loader: require.resolve('css-loader'), options: { modules: false, importLoaders: 1 } }, ratioLoader],
    },
    // Browsers get a catalogue as the build has read it, and need no parser.
    { test: /\.ftl$/, use: { loader: join(import.meta.dirname, 'messages-loader.cjs'), options: messages(side === 'client') } },
    // Its index names the parser too, which browsers hardly ever need.
    { test: /[\\/]@fluent[\\/]bundle[\\/]/, sideEffects: false },
    // The same address on both sides, or hydration would see two different pictures.
    {
      test: /\.(svg|woff2|png|webp)$/,
      type: 'asset/resource',
      generator: { emit: side === 'client', publicPath: addressOf(name, target) },
    },
  ];
}
