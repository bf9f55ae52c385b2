import { findGroup } from '../sidebars/api-groups.ts';
import { apisByOlderName, sidebarMacroNames } from '../sidebars/sidebar-names.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';

/** A macro that says which sidebar its page has, where the front matter of older pages does not. */
export function sidebarMacro(name: string): Macro {
  return (given, context) => {
    const argument = given.text(0);
    if (argument !== undefined && (name === 'apiref' || name === 'defaultapisidebar')) checkGroup(argument, context);
    context.chooseSidebar(name, [argument ?? '']);
    return [];
  };
}

/** The macro of an older name that means the sidebar of one API. */
function apiMacro(api: string): Macro {
  return (_, { chooseSidebar }) => {
    chooseSidebar('defaultapisidebar', [api]);
    return [];
  };
}

function checkGroup(name: string, { jsonData, report }: MacroContext): void {
  if (jsonData.groups.size === 0 || jsonData.groups.has(name)) return;
  const meant = findGroup(name, jsonData)?.name;
  report({
    kind: 'templ-invalid-arg',
    explanation: `GroupData.json has no API called ${name}`,
    argument: 0,
    ...(meant !== undefined && { suggestion: meant }),
  });
}

export const sidebarMacros: ReadonlyArray<readonly [string, Macro]> = [
  ...sidebarMacroNames.map((name) => [name, sidebarMacro(name)] as const),
  ...Object.entries(apisByOlderName).map(([name, api]) => [name, apiMacro(api)] as const),
];
