import type { Row } from './sidebar-row.ts';
import type { SidebarLinks } from './sidebar-links.ts';

/** A sidebar that no file lists: its rows follow from what pages and data tables say. */
export type GeneratedSidebar = (
  given: readonly string[],
  slug: string,
  links: SidebarLinks,
) => {
  /** Pages of one subject share the sidebar. */
  readonly subject: string;
  rows(): Row[];
};
