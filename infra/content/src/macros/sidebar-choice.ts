import type { Macro } from './macro.ts';

/** A macro that says which sidebar its page has, where the front matter of older pages does not. */
export function sidebarMacro(name: string): Macro {
  return (_, { chooseSidebar }) => {
    chooseSidebar(name);
    return [];
  };
}
