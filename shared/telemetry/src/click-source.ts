import { toldPath } from './told-path.ts';

const named = '[data-glean], [data-glean-id]';
const controls = 'a[href], button, summary, select, input, [role=menuitem], [role=option], [role=tab]';

/** Controls that have no name of their own, and what they are counted as. */
export type PlaceName = readonly [selector: string, name: (control: Element) => string];

/**
 * What a click is counted as: by the name that the control has in `data-glean` or `data-glean-id`. A name that is given to what holds
 * links is said with the path of the link, unless it ends with a full stop: what is below is of the reader alone. A link that leads away from
 * the site has a name without being given one.
 */
export function clickSourceOf(target: EventTarget | null, origin: string, places: readonly PlaceName[] = []): string | undefined {
  const control = (target as Element | null)?.closest?.<HTMLElement>(controls);
  if (!control) return undefined;
  const holder = control.closest<HTMLElement>(named);
  const link = control instanceof HTMLAnchorElement ? control : undefined;
  const name = holder?.dataset.glean ?? holder?.dataset.gleanId;
  if (!name) {
    const place = places.find(([selector]) => control.matches(selector));
    if (place) return place[1](control);
    return link && isOutside(link, origin) ? 'external-link' : undefined;
  }
  if (holder === control) return name;
  if (name.endsWith('.')) return link && name.slice(0, -1);
  return link && `${name}${name.endsWith('->') ? '' : ':'} ${isOutside(link, origin) ? link.origin : toldPath(link.pathname)}`;
}

function isOutside({ protocol, origin }: HTMLAnchorElement, own: string): boolean {
  return /^https?:$/.test(protocol) && origin !== own;
}
