/** What kind of thing a name may be. */
export const thingKinds = [
  'property',
  'descriptor',
  'selector',
  'at-rule',
  'css-function',
  'element',
  'attribute',
  'object',
  'member',
  'syntax',
  'header',
  'method-of-http',
  'feature',
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Something that the data know by a name. */
export interface KnownThing {
  readonly kind: ThingKind;
  /** As it is written in code, or as its feature is called. */
  readonly label: string;
  /** Whether the label is code. */
  readonly isCode: boolean;
  /** In the compatibility data. */
  readonly key: string | undefined;
  /** Id of the feature that it is, or that it belongs to. */
  readonly feature: string | undefined;
  /** What a member is of, in small letters. */
  readonly owner: string | undefined;
}

/** How sure a spelling is to mean this thing: a name with its marks can be nothing else, a bare word can be a word. */
export type Certainty = 'marked' | 'whole' | 'bare';

export interface Spelling {
  readonly thing: KnownThing;
  readonly certainty: Certainty;
}
