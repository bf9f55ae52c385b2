import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { DocumentRecord } from '../read/document-index.ts';
import { extensionApiRows } from './extension-apis.ts';
import { groupedByPrefix } from './prefix-groups.ts';
import { entry, section, type Row } from './sidebar-row.ts';
import type { SidebarEntry, SidebarFile, SidebarItem } from '../read/sidebar-file.ts';
import { byTitle, slugOf, type SidebarLinks } from './sidebar-links.ts';

/** The rows of a sidebar file in one language. */
export function fileRows(file: SidebarFile, links: SidebarLinks): Row[] {
  return file.sidebar.flatMap((written) => rowsOf(written, file, links));
}

function rowsOf(written: SidebarEntry, file: SidebarFile, links: SidebarLinks): Row[] {
  const item: SidebarItem = typeof written === 'string' ? { link: written } : written;
  const below = [...listedRows(item, links), ...(item.children ?? []).flatMap((child) => rowsOf(child, file, links))];
  const head = headOf(item, file, links);
  if (!head) return below;
  if (item.type === 'section') return [section(head), ...below];
  return [entry(head, below, item.details ?? (item.type === 'webExtApi' ? 'closed' : undefined))];
}

function headOf(item: SidebarItem, { l10n }: SidebarFile, links: SidebarLinks): Pick<Row, 'html' | 'url'> | undefined {
  const { link, hash, title } = item;
  const label = title === undefined ? undefined : (l10n[links.locale]?.[title] ?? l10n[fallbackLocale]?.[title] ?? title);
  // In a list, `code` speaks of the pages of the list.
  const code = item.code === true && !isList(item);
  if (link !== undefined) return links.toAddress(hash ? `${link.replace(/#.*$/, '')}#${hash.replace(/^#/, '')}` : link, { label, code });
  return label === undefined ? undefined : links.label(label, code);
}

function isList({ type }: SidebarItem): boolean {
  return type === 'listSubPages' || type === 'listSubPagesGrouped' || type === 'webExtApi';
}

function listedRows(item: SidebarItem, links: SidebarLinks): Row[] {
  if (!isList(item)) return [];
  const top = slugOf(item.path ?? item.link ?? '');
  if (item.type === 'webExtApi') return extensionApiRows(links, top || undefined);
  if (top === undefined) return [];
  const parent = item.includeParent ? links.find(top) : undefined;
  const rowOf = (page: DocumentRecord, below: readonly Row[] = []) => entry(links.toPage(page, { code: item.code }), below);
  return [...(parent ? [rowOf(parent)] : []), ...pageRows(top, item, links, rowOf)];
}

function pageRows(
  top: string,
  item: SidebarItem,
  links: SidebarLinks,
  rowOf: (page: DocumentRecord, below?: readonly Row[]) => Row,
): Row[] {
  const depth = item.depth ?? 1;
  const isWanted = (page: DocumentRecord) => !item.tags || item.tags.includes(links.pageTypeOf(page));
  if (item.nested) return nestedRows(top, depth);
  const pages = byTitle(pagesBelow(top, depth));
  return item.type === 'listSubPagesGrouped' ? groupedByPrefix(pages, (page) => rowOf(page)) : pages.map((page) => rowOf(page));

  function nestedRows(slug: string, levels: number): Row[] {
    return links.childrenOf(slug).flatMap((page) => {
      const below = levels === 1 ? [] : nestedRows(page.slug, levels - 1);
      return isWanted(page) ? [rowOf(page, below)] : below;
    });
  }

  function pagesBelow(slug: string, levels: number): DocumentRecord[] {
    return links
      .childrenOf(slug)
      .flatMap((page) => [...(isWanted(page) ? [page] : []), ...(levels === 1 ? [] : pagesBelow(page.slug, levels - 1))]);
  }
}
