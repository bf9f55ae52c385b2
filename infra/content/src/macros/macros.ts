import type { Macro } from './machinery/macro.ts';
import { sidebarMacros } from './sidebar-macros.ts';
import * as table from './table.ts';

/** Every macro of the table, and those that only choose a sidebar. */
export const macros: ReadonlyMap<string, Macro> = new Map<string, Macro>([...Object.entries<Macro>(table), ...sidebarMacros]);
