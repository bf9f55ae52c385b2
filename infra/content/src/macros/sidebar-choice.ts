import { apisByOlderName, sidebarMacroNames } from '../sidebars/sidebar-names.ts';
import type { Macro } from './macro.ts';

/** A macro that says which sidebar its page has, where the front matter of older pages does not. */
export function sidebarMacro(name: string): Macro {
  return (given, { chooseSidebar }) => {
    chooseSidebar(name, [given.text(0) ?? '']);
    return [];
  };
}

export const sidebarMacros: ReadonlyArray<readonly [string, Macro]> = [
  ...sidebarMacroNames.map((name) => [name, sidebarMacro(name)] as const),
  ...Object.entries(apisByOlderName).map(
    ([name, api]) =>
      [
        name,
        (_, { chooseSidebar }) => {
          chooseSidebar('defaultapisidebar', [api]);
          return [];
        },
      ] as const satisfies readonly [string, Macro],
  ),
];
