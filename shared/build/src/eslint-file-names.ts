import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AST, Rule } from 'eslint';

type Statement = AST.Program['body'][number];

const kebab = /^[a-z0-9]+([-.][a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;

/** What the name of a file is measured by. */
interface NamedFile {
  /** Without its extension and without '.test': 'Sidebar' of 'Sidebar.test.tsx'. */
  readonly base: string;
  readonly extension: string;
  readonly isTest: boolean;
  /** Values that the file exports, without types. */
  readonly exported: readonly string[];
  /** Whatever the file declares outside functions. */
  readonly declared: readonly string[];
  /** The names of all files in its folder; undefined where the folder is not there yet, and nothing can be said by them. */
  readonly neighbours: readonly string[] | undefined;
}

/** A file is in kebab-case; one whose main export is a component is called like the component. Says what is wrong, and the remedy. */
function fileNameProblem(file: NamedFile): string | undefined {
  const { base, extension, isTest } = file;
  if (isTest) return testNameProblem(file);
  const component = pascalOf(base);
  if (extension !== 'tsx')
    return kebab.test(base)
      ? undefined
      : `'${base}.${extension}' is not in kebab-case: rename it to '${kebabOf(base)}.${extension}', or to '.tsx' if it holds a component.`;
  const holdsComponent = file.declared.includes(component) || isOnlyComponents(file.exported);
  if (pascal.test(base))
    return holdsComponent
      ? undefined
      : `'${base}.tsx' holds no component '${base}': rename it to '${kebabOf(base)}.tsx', or name it after its component.`;
  if (!kebab.test(base)) return `'${base}.tsx' is neither in kebab-case nor named after a component: rename it to '${kebabOf(base)}.tsx'.`;
  const isComponent = file.exported.includes(component) || isOnlyComponents(file.exported);
  return isComponent ? `The main export of '${base}.tsx' is a component: rename it to '${component}.tsx', as the component.` : undefined;
}

/** A test is called like the file that it tests, or in kebab-case. */
function testNameProblem({ base, extension, neighbours }: NamedFile): string | undefined {
  if (!neighbours) return undefined;
  const tested = (name: string) => isModule(name, neighbours);
  if (tested(base)) return undefined;
  const other = pascal.test(base) ? kebabOf(base) : pascalOf(base);
  if (tested(other) || !kebab.test(base))
    return `'${base}.test.${extension}' is not called like the file that it tests: rename it to '${other}.test.${extension}'.`;
  return undefined;
}

/** A style sheet that is named after the file that imports it is in the same case. */
function styleSheetProblem(importer: string, source: string, neighbours: readonly string[] | undefined): string | undefined {
  if (!neighbours) return undefined;
  const sheet = basename(source, '.module.css');
  return !isModule(sheet, neighbours) && kebabOf(sheet) === kebabOf(importer)
    ? `The style sheet of '${importer}' is called like it: rename it to '${importer}.module.css'.`
    : undefined;
}

export const fileNames: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'One case for file names' }, schema: [] },
  create(context) {
    const [, base = '', test, extension = ''] = /^(.+?)(\.test|\.spec)?\.([a-z]+)$/.exec(basename(context.filename)) ?? [];
    const neighbours = filesBeside(context.filename);
    const report = (node: Rule.Node, message: string | undefined) => message && context.report({ node, message });
    return {
      Program(node) {
        const holds = { exported: exportedBy(node), declared: declaredIn(node) };
        report(node as never, fileNameProblem({ base, extension, isTest: test !== undefined, neighbours, ...holds }));
      },
      ImportDeclaration(node) {
        const source = String(node.source.value);
        if (source.startsWith('./') && source.endsWith('.module.css')) report(node, styleSheetProblem(base, source, neighbours));
      },
    };
  },
};

/** A text that is linted before it is saved, as by an editor or the test of a generator, may have no folder yet. */
function filesBeside(filename: string): string[] | undefined {
  try {
    return readdirSync(dirname(filename));
  } catch {
    return undefined;
  }
}

function isModule(name: string, neighbours: readonly string[]): boolean {
  return neighbours.includes(`${name}.tsx`) || neighbours.includes(`${name}.ts`);
}

function isOnlyComponents(exported: readonly string[]): boolean {
  return exported.length > 0 && exported.every((name) => pascal.test(name));
}

/** The parser gives types nodes of their own, which are not looked at. */
function exportedBy({ body }: AST.Program): string[] {
  return body.flatMap((node) => (node.type === 'ExportNamedDeclaration' && node.declaration ? namesOf(node.declaration) : []));
}

function declaredIn({ body }: AST.Program): string[] {
  return body.flatMap((node) => namesOf(node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node));
}

function namesOf(node: Statement | Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']): string[] {
  if (!node) return [];
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [node.id.name];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** 'use-now' and 'useNow' -> 'UseNow' */
function pascalOf(name: string): string {
  return name.replace(/(?:^|[-.])([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** 'DocumentSection' -> 'document-section' */
function kebabOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
