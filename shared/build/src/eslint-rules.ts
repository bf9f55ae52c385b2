import { relative, sep } from 'node:path';
import type { ESLint, Rule } from 'eslint';
import { fileNames } from './eslint-file-names.ts';
import type { Workspaces } from './eslint-workspaces.ts';
import { importProblem } from './eslint-import-zones.ts';

export const bannedNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'core'];

/** The rules that know this repository. */
export function houseRules(root: string, workspaces: Workspaces): ESLint.Plugin {
  const pathOf = (context: Rule.RuleContext) => relative(root, context.filename).split(sep).join('/');

  const imports: Rule.RuleModule = {
    meta: { type: 'problem', docs: { description: 'Who may import whom' }, schema: [] },
    create(context) {
      const check = (node: { source?: unknown }) => {
        const source = node.source as { type: string; value?: unknown } | null | undefined;
        if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
        const message = importProblem(workspaces, pathOf(context), source.value);
        if (message) context.report({ node: source as never, message });
      };
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
      };
    },
  };

  const names: Rule.RuleModule = {
    meta: { type: 'problem', docs: { description: 'A file is named after the one thing it holds' }, schema: [] },
    create(context) {
      const segments = pathOf(context).split('/');
      const banned = segments.find((segment) => bannedNames.includes(segment.replace(/\..*$/, '')));
      return {
        Program(node) {
          if (!banned) return;
          context.report({ node, message: `'${banned}' says nothing: name the file or folder after the one thing it holds.` });
        },
      };
    },
  };

  return { meta: { name: 'house' }, rules: { imports, names, 'file-names': fileNames } };
}
