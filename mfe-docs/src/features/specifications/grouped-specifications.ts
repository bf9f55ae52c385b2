export interface Specification {
  readonly bcdSpecificationURL: string;
  readonly title: string;
}

export interface Place {
  /** Absent where the data name no address that a reader could follow. */
  readonly address: string | undefined;
  readonly anchor: string;
}

export interface SpecificationPlaces {
  readonly title: string;
  readonly places: readonly Place[];
}

/** Each specification once, with all the places in it, in the order in which they were given. */
export function groupedSpecifications(specifications: readonly Specification[]): readonly SpecificationPlaces[] {
  const groups = new Map<string, { title: string; places: Map<string, Place> }>();
  for (const { bcdSpecificationURL: url, title } of specifications) {
    const document = JSON.stringify([url.split('#', 1)[0], title]);
    const group = groups.get(document) ?? { title, places: new Map() };
    group.places.set(url, { address: /^https?:\/\//i.test(url) ? url : undefined, anchor: anchorOf(url) });
    groups.set(document, group);
  }
  return [...groups.values()].map(({ title, places }) => ({ title, places: [...places.values()] }));
}

/** The place inside a specification that its address names: `#sec-array.prototype.tosorted`. */
function anchorOf(address: string): string {
  const start = address.indexOf('#');
  if (start < 0) return '';
  const anchor = address.slice(start);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
