import type { GeneratedSidebar } from './generated-sidebar.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import { slugOf, type SidebarLinks } from './sidebar-links.ts';

/** `QuickLinksWithSubpages("/en-US/docs/Games")`: a page, or the one at hand, with two levels of what is below it. */
export const subpagesSidebar: GeneratedSidebar = ([address], slug, links) => {
  const top = (address && slugOf(address.startsWith('/') ? address : `/${address}`)) || slug;
  return { subject: top.toLowerCase(), rows: () => rowsOf(top, links) };
};

function rowsOf(top: string, links: SidebarLinks): Row[] {
  const below = links.childrenOf(top).map((page) =>
    entry(
      links.toPage(page),
      links.childrenOf(page.slug).map((child) => entry(links.toPage(child))),
      'closed',
    ),
  );
  return [section(links.toAddress(`/${top}`)), ...below];
}
