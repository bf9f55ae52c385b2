import type { IdlMember, IdlParameter } from '../open-data/idl/interface-table.ts';

const most = 6;

/** The ways in which something can be called, as scripts write them: each optional parameter makes one more. */
export function signatures(name: string, declarations: readonly IdlMember[]): string[] {
  const calls = declarations.flatMap(({ parameters = [] }) => lists(parameters).map((list) => `${name}(${list.join(', ')})`));
  return [...new Set(calls)].slice(0, most);
}

function lists(parameters: readonly IdlParameter[]): string[][] {
  const firstOptional = parameters.findIndex(({ isOptional, isVariadic }) => isOptional || isVariadic);
  const required = parameters.slice(0, firstOptional === -1 ? undefined : firstOptional).map(({ name }) => name);
  if (firstOptional === -1) return [required];
  const longer = parameters.slice(firstOptional).reduce<string[][]>(
    (all, { name, isVariadic }) => {
      const before = all.at(-1) ?? [];
      // Of one that may be repeated, one stands for itself and the row of them for the rest.
      return isVariadic ? [...all, [...before, `${name}1`], [...before, `${name}1`, '/* …, */', `${name}N`]] : [...all, [...before, name]];
    },
    [required],
  );
  return longer.map((list) => list.join(', ').replaceAll('/* …, */, ', '/* …, */ ').split(', '));
}
