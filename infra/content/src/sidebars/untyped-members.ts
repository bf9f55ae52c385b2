import type { DocumentRecord } from '../read/document-index.ts';
import type { SidebarLinks } from './sidebar-links.ts';

/** What kind of member of an interface a page is about. Older pages name no kind: their address and title tell it. */
export function apiMemberType(page: DocumentRecord, links: SidebarLinks): string {
  const type = links.pageTypeOf(page);
  const [, , owner, name, ...deeper] = page.slug.split('/');
  if (type !== 'unknown' || name === undefined || deeper.length) return type;
  if (name === owner) return 'web-api-constructor';
  if (/_event$/i.test(name)) return 'web-api-event';
  const isStatic = /_static$/i.test(name);
  if (page.title.includes('(')) return isStatic ? 'web-api-static-method' : 'web-api-instance-method';
  return isStatic ? 'web-api-static-property' : 'web-api-instance-property';
}

/** The same for members of an object of JavaScript, whose titles read `Array.from()` and `Array.prototype.length`. */
export function javascriptMemberType(page: DocumentRecord, links: SidebarLinks): string {
  const type = links.pageTypeOf(page);
  const [name, owner] = page.slug.split('/').reverse();
  if (type !== 'unknown' || owner === 'Global_Objects') return type;
  if (name === owner) return 'javascript-constructor';
  const isInstance = page.title.includes('.prototype');
  if (page.title.includes('(')) return isInstance ? 'javascript-instance-method' : 'javascript-static-method';
  return isInstance ? 'javascript-instance-data-property' : 'javascript-static-data-property';
}
