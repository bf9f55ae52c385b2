const named = '[data-glean], [data-glean-id]';
const controls = 'a[href], button, summary, select, input, [role=menuitem], [role=option], [role=tab]';

/**
 * What a click is counted as: by the name that the control has in `data-glean` or `data-glean-id`. A name that is given to what holds
 * links is said with the path of the link. A link that leads away from the site has a name without being given one.
 */
export function clickSourceOf(target: EventTarget | null, origin: string): string | undefined {
  const control = (target as Element | null)?.closest?.<HTMLElement>(controls);
  const holder = control?.closest<HTMLElement>(named);
  const link = control instanceof HTMLAnchorElement ? control : undefined;
  const name = holder?.dataset.glean ?? holder?.dataset.gleanId;
  if (!name) return link && isOutside(link, origin) ? 'external-link' : undefined;
  if (holder === control) return name;
  return link && `${name}: ${isOutside(link, origin) ? link.origin : link.pathname}`;
}

function isOutside({ protocol, origin }: HTMLAnchorElement, own: string): boolean {
  return /^https?:$/.test(protocol) && origin !== own;
}
