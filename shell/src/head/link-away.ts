/** The link under an event where it leads to another page of this site, in this tab. */
export function linkAway(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  // The field of this page is opened instead.
  if (link.hasAttribute('data-opens-field')) return undefined;
  return link.pathname + link.search === location.pathname + location.search ? undefined : link;
}

const asked = new Set<string>();

/** Brings the document of a link before it is followed: the browser opens what it brought within a minute without asking again. */
export function fetchAhead(link: HTMLAnchorElement): void {
  const href = link.origin + link.pathname + link.search;
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document', href }));
}
