const exampleKinds = ['choice', 'console', 'tabbed', 'wat'] as const;
export type ExampleKind = (typeof exampleKinds)[number];

/** What the content build says of an example; one of a kind that is not known prints. */
export function exampleKindOf(place: Element): ExampleKind {
  return exampleKinds.find((one) => one === place.getAttribute('kind')) ?? 'console';
}
