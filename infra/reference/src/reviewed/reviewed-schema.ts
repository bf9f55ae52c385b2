import * as v from 'valibot';

/** What a person wrote and checked about things that no open data explain. Texts are Markdown without macros. */
const Text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((text) => !text.includes('{{'), 'holds a macro call'),
);
const Texts = v.record(v.string(), v.union([Text, v.pipe(v.number(), v.transform(String))]));
const Lines = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((line) => [line]),
  ),
]);
/** Addresses of other pages below the documentation: `Web/CSS/Reference/Properties/flex`. */
const See = v.optional(v.array(v.string()), []);

export const ExampleSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((js) => ({ js }) as { html?: string; css?: string; js?: string }),
  ),
  v.object({ html: v.optional(v.string()), css: v.optional(v.string()), js: v.optional(v.string()) }),
]);
export type Example = v.InferOutput<typeof ExampleSchema>;

const described = { definition: v.optional(Text), notes: v.optional(v.array(Text), []), see: See };

export const MarkupSchema = v.object({ ...described, attributes: v.optional(Texts, {}), example: v.optional(ExampleSchema) });
export const CssSchema = v.object({
  ...described,
  syntax: v.optional(Lines, []),
  values: v.optional(Texts, {}),
  example: v.optional(ExampleSchema),
});
export const HeaderSchema = v.object({
  ...described,
  kind: v.optional(v.picklist(['request', 'response', 'both'])),
  syntax: v.optional(Lines, []),
  directives: v.optional(Texts, {}),
  example: v.optional(v.string()),
});
const YesNo = v.union([
  Text,
  v.pipe(
    v.boolean(),
    v.transform((value) => (value ? 'yes' : 'no')),
  ),
]);
export const MethodSchema = v.object({
  ...described,
  properties: v.optional(v.record(v.string(), YesNo), {}),
  syntax: v.optional(Lines, []),
  example: v.optional(v.string()),
});
export const StatusSchema = v.object({
  ...described,
  title: v.optional(Text),
  example: v.optional(v.string()),
  /** Where it is defined, for those that the compatibility data do not name. */
  standard: v.optional(Text),
});

const scripted = {
  ...described,
  syntax: v.optional(Lines, []),
  parameters: v.optional(Texts, {}),
  returns: v.optional(Text),
  throws: v.optional(Texts, {}),
  example: v.optional(ExampleSchema),
};
export const MemberSchema = v.object(scripted);
export const ObjectSchema = v.object({ ...scripted, members: v.optional(v.record(v.string(), MemberSchema), {}) });

/** One API of the platform: the files of interface definitions that make it up. */
export const ApiSchema = v.object({ ...described, slug: v.string(), standards: v.array(v.string()) });

/** Which objects fire events of one interface: the name of an interface of theirs and the names of the events. */
export const EventTypeSchema = v.array(
  v.pipe(
    Text,
    v.transform((line) => line.split(/\s+/)),
    v.transform(([owner = '', ...events]) => ({ owner, events })),
  ),
);

export type ReviewedEventType = v.InferOutput<typeof EventTypeSchema>;
export type ReviewedMarkup = v.InferOutput<typeof MarkupSchema>;
export type ReviewedCss = v.InferOutput<typeof CssSchema>;
export type ReviewedHeader = v.InferOutput<typeof HeaderSchema>;
export type ReviewedMethod = v.InferOutput<typeof MethodSchema>;
export type ReviewedStatus = v.InferOutput<typeof StatusSchema>;
export type ReviewedMember = v.InferOutput<typeof MemberSchema>;
export type ReviewedObject = v.InferOutput<typeof ObjectSchema>;
export type ReviewedApi = v.InferOutput<typeof ApiSchema>;
