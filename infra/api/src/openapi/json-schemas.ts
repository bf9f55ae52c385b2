import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import * as answer from '@webdocs/contracts/answers/answer';
import * as answerStream from '@webdocs/contracts/answers/answer-stream';
import * as account from '@webdocs/contracts/api/account';
import * as aiHelp from '@webdocs/contracts/api/ai-help';
import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import * as collectionSelection from '@webdocs/contracts/api/collection-selection';
import * as collections from '@webdocs/contracts/api/collections';
import * as feedback from '@webdocs/contracts/api/feedback';
import * as feedbackSummary from '@webdocs/contracts/api/feedback-summary';
import * as deadMail from '@webdocs/contracts/api/dead-mail';
import * as flaggedPlaygrounds from '@webdocs/contracts/api/flagged-playgrounds';
import { WatchedHostSchema } from '@webdocs/contracts/api/observatory';
import * as observatoryReport from '@webdocs/contracts/api/observatory-report';
import * as plans from '@webdocs/contracts/reader/plans';
import * as playgrounds from '@webdocs/contracts/api/playgrounds';
import { PlacementRefusalSchema } from '@webdocs/contracts/api/placements';
import { SearchAnswerSchema, SearchRefusalSchema } from '@webdocs/contracts/api/search';
import * as sharedCollections from '@webdocs/contracts/api/shared-collections';
import * as shownUpdates from '@webdocs/contracts/api/shown-updates';
import * as staff from '@webdocs/contracts/api/staff';
import * as subscriptions from '@webdocs/contracts/api/subscriptions';
import * as telemetryReport from '@webdocs/contracts/api/telemetry-report';
import * as updates from '@webdocs/contracts/api/updates';
import * as visitor from '@webdocs/contracts/api/visitor';
import type * as v from 'valibot';

/** JSON Schema 2020-12, as far as contracts use it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

export type JsonSchemas = Readonly<Record<string, JsonSchema>>;

const { CollectionExportSchema } = collections;
const { NewsletterSignUpSchema, NewsletterStateSchema } = account;
const { PageFeedbackRowSchema } = feedbackSummary;
const { PingSchema } = visitor;
const { SubscriptionTypeSchema } = plans;
const { BaselineEventSchema, BrowserGroupSchema, UpdateCompatSchema, UpdateEventSchema, UpdateListSchema, UpdateSchema } = updates;
const { PlansSchema } = subscriptions;
const { FoundUpdateSchema, ShownChangeSchema, ShownReleaseSchema, ShownUpdatesSchema } = shownUpdates;

/** Schemas with a name of their own, in the order of the document: CollectionSchema is told of as Collection. */
const named: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  [
    { CollectionExportSchema, NewsletterSignUpSchema, NewsletterStateSchema, PingSchema },
    account,
    { ErrorEnvelopeSchema, SubscriptionTypeSchema },
    visitor,
    collections,
    collectionSelection,
    sharedCollections,
    playgrounds,
    { PageFeedbackRowSchema },
    feedback,
    feedbackSummary,
    plans,
    { PlansSchema, SearchAnswerSchema, SearchRefusalSchema, PlacementRefusalSchema },
    { UpdateSchema, BrowserGroupSchema, BaselineEventSchema, UpdateEventSchema, UpdateCompatSchema, UpdateListSchema },
    { ShownReleaseSchema, ShownChangeSchema, ShownUpdatesSchema, FoundUpdateSchema },
    staff,
    flaggedPlaygrounds,
    deadMail,
    telemetryReport,
    subscriptions,
    answer,
    answerStream,
    aiHelp,
    observatoryReport,
    { WatchedHostSchema },
  ]
    .flatMap((schemas) => Object.entries<unknown>(schemas))
    .filter(([name]) => name.endsWith('Schema'))
    .map(([name, schema]) => [name.slice(0, -'Schema'.length), schema as v.GenericSchema]),
);

const place = '#/components/schemas/';

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  // What goes over the wire, not what the server makes of it.
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => place + referenceId,
  overrideAction: ({ valibotAction, jsonSchema }) =>
    jsonSchema.type === 'string' && refusesEmpty(valibotAction) ? { ...jsonSchema, minLength: 1 } : undefined,
};

/** A check has no form in JSON Schema; the commonest, that a text is not empty, has. */
function refusesEmpty(action: unknown): boolean {
  const { type, requirement } = action as { readonly type: string; readonly requirement?: (text: string) => boolean };
  return type === 'check' && requirement?.('') === false;
}

/** What goes over the wire in the form of a schema; schemas that have a name are referred to by it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return converted(schema, { ...conversion, definitions: { ...named } });
}

/** The same with everything written out, for what is no body but a list of parameters. */
export function wholeSchemaOf(schema: v.GenericSchema): JsonSchema {
  return converted(schema, conversion);
}

function converted(schema: v.GenericSchema, config: ConversionConfig): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, config) as Record<string, unknown>;
  return rest as JsonSchema;
}

/** The named schemas that others refer to, and those that these refer to. */
export function namedSchemas(referring: readonly JsonSchema[]): JsonSchemas {
  const every = toJsonSchemaDefs({ ...named }, conversion) as JsonSchemas;
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    const text = JSON.stringify(value) ?? '';
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(every[name]);
    }
  };
  visit(referring);
  return Object.fromEntries(Object.entries(every).filter(([name]) => used.has(name)));
}

/** Follows a reference to the schema that it names. */
export function resolved(schema: JsonSchema, schemas: JsonSchemas): JsonSchema {
  return schema.$ref ? (schemas[schema.$ref.slice(place.length)] ?? {}) : schema;
}

export function nameOf({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(place.length);
}
