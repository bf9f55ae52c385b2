import * as v from 'valibot';

/** What a value may be, as data: as much of JSON Schema as events need. */
export type ValueDescription =
  | { readonly type: 'string' | 'number' | 'boolean' }
  | { readonly enum: readonly string[] }
  | { readonly type: 'array'; readonly items: ValueDescription }
  | ObjectDescription;

/** Properties that are not named do not pass; those that are not required may be missing. */
export interface ObjectDescription {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ValueDescription>>;
  readonly required?: readonly string[] | undefined;
}

// A keyword that the check in the page does not know is refused where it is written.
const ObjectDescriptionSchema: v.GenericSchema<ObjectDescription> = v.strictObject({
  type: v.literal('object'),
  properties: v.record(
    v.string(),
    v.lazy(() => ValueDescriptionSchema),
  ),
  required: v.optional(v.array(v.string())),
});
const ValueDescriptionSchema: v.GenericSchema<ValueDescription> = v.union([
  v.strictObject({ type: v.picklist(['string', 'number', 'boolean']) }),
  v.strictObject({ enum: v.array(v.string()) }),
  v.strictObject({ type: v.literal('array'), items: v.lazy(() => ValueDescriptionSchema) }),
  ObjectDescriptionSchema,
]);

/** An event that a remote has for itself, under its own name. `replay` hands the last one to those who subscribe later. */
export const OwnEventSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  replay: v.optional(v.picklist(['none', 'last'])),
  payload: ObjectDescriptionSchema,
});
export type OwnEvent = v.InferOutput<typeof OwnEventSchema>;
