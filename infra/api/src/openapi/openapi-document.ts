import { STATUS_CODES } from 'node:http';
import { ErrorEnvelopeSchema } from '@webdocs/contracts/api/call';
import { csrfTokenHeader } from '@webdocs/contracts/api/visitor';
import { apiTags, changes, failuresOf, versionOf, type ApiCall } from '@webdocs/contracts/api/call';
import { failures, type FailureCode } from '@webdocs/contracts/failures/failure';
import { requestIdHeader } from '@webdocs/contracts/api/request-id';
import { exampleOf } from './example-of.ts';
import { jsonSchemaOf, namedSchemas, wholeSchemaOf, type JsonSchema, type JsonSchemas } from './json-schemas.ts';

/** OpenAPI 3.1.1, as far as it is used here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: ReadonlyArray<{ readonly url: string }>;
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description: string }>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: JsonSchemas;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: ReadonlyArray<Readonly<Record<string, readonly string[]>>>;
  /** The first part of the address after /api. */
  readonly 'x-api-version'?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Content;
  /** Codes of the catalogue of failures that end in this status. */
  readonly 'x-failures'?: readonly FailureCode[];
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

const description =
  'What the pages of this site call. Calls are made from pages of the site: the cookie of the session says who calls, ' +
  `and whatever changes something proves by its Origin and by the token of whoami (header ${csrfTokenHeader}) that such a page sent it. ` +
  `Every failure has one form, ErrorEnvelope, and every answer carries ${requestIdHeader}, the number under which the log speaks of it.`;

/** Statuses of the frame around every call; no code of the catalogue stands behind them. */
const withBody = [413, 415];

export function openApiDocument(calls: readonly ApiCall[], version: string): OpenApiDocument {
  const schemas = namedSchemas(calls.flatMap(schemasIn).map(jsonSchemaOf));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, schemas);
  return {
    openapi: '3.1.1',
    info: { title: 'The API of this site', version, description },
    servers: [{ url: '/' }],
    tags: Object.entries(apiTags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over TLS the cookie is called __Host-session.' },
        csrfToken: { type: 'apiKey', in: 'header', name: csrfTokenHeader, description: 'The csrf_token of whoami.' },
        providerToken: { type: 'http', scheme: 'bearer', description: 'A message that its sender signed.' },
      },
    },
  };
}

function schemasIn({ body, reply, refusal, events }: ApiCall) {
  return [ErrorEnvelopeSchema, body?.schema, refusal?.schema, reply, events].filter((schema) => schema !== undefined);
}

function operationOf(call: ApiCall, schemas: JsonSchemas): Operation {
  const { name, tag, purpose, body } = call;
  const parameters = parametersOf(call);
  const version = versionOf(call);
  return {
    operationId: name,
    tags: [tag],
    summary: purpose,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: !body.mayBeMissing, content: contentOf(body.schema, body.kinds, schemas) } } : {}),
    responses: { ...successes(call, schemas), ...errors(call), ...refusalOf(call, schemas) },
    ...securityOf(call),
    ...(version ? { 'x-api-version': version } : {}),
  };
}

function parametersOf({ path, query }: ApiCall): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? wholeSchemaOf(query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function contentOf(source: NonNullable<ApiCall['reply']>, kinds: readonly string[], schemas: JsonSchemas): Content {
  const schema = jsonSchemaOf(source);
  return Object.fromEntries(kinds.map((kind) => [kind, { schema, example: exampleOf(schema, schemas) }]));
}

function successes({ replies, reply, kind, events }: ApiCall, schemas: JsonSchemas): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(replies).map(([status, means]) => [
      status,
      {
        description: means,
        headers: { [requestIdHeader]: { description: 'The number of the request.', schema: { type: 'string' } } },
        ...(reply || (kind && status === '200')
          ? {
              content: {
                ...(reply ? contentOf(reply, ['application/json'], schemas) : {}),
                // OpenAPI 3.1 has no word for the events of a stream: the schema is that of each.
                ...(kind && status === '200' ? { [kind]: { schema: events ? jsonSchemaOf(events) : { type: 'string' } } } : {}),
              },
            }
          : {}),
      },
    ]),
  );
}

/** Instead of the envelope, where a call says of wrong parameters more than one sentence. */
function refusalOf({ refusal }: ApiCall, schemas: JsonSchemas): Record<string, Response> {
  if (!refusal) return {};
  return { 400: { description: refusal.means, content: contentOf(refusal.schema, ['application/json'], schemas) } };
}

function errors(call: ApiCall): Record<string, Response> {
  const codes = failuresOf(call);
  const statuses = [...new Set([...codes.map(statusOf), ...(call.body ? withBody : []), 500])].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => statusOf(code) === status);
      const says = own.map(sentenceOf);
      return [status, errorResponse(status, says, own, call.isForPeople)];
    }),
  );
}

function errorResponse(status: number, says: readonly string[], codes: readonly FailureCode[], isForPeople = false): Response {
  const error = STATUS_CODES[status] ?? 'Error';
  // What the server knows of a failure of its own, it keeps; that something was not set up is none.
  const said = status < 500 || status === 501 ? says[0] : undefined;
  return {
    description: said ? says.join('; ') : error,
    headers: {
      ...(status === 429 || status === 503 ? { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } } : {}),
      ...(status >= 500 ? { 'error-id': { description: 'Also in the log.', schema: { type: 'string', format: 'uuid' } } } : {}),
    },
    content: {
      'application/json': {
        schema: jsonSchemaOf(ErrorEnvelopeSchema),
        example: { code: status, message: said ?? error, error: said ?? error },
      },
      ...(isForPeople ? { 'text/html': { schema: { type: 'string' } } } : {}),
    },
    ...(codes.length > 0 ? { 'x-failures': codes } : {}),
  };
}

function securityOf(call: ApiCall): Pick<Operation, 'security'> {
  if (call.who === 'anyone') return {};
  if (call.who === 'provider') return { security: [{ providerToken: [] }] };
  return { security: [{ session: [], ...(changes(call) && !call.needsNoToken ? { csrfToken: [] } : {}) }] };
}

function statusOf(code: FailureCode): number {
  return (failures[code] as { readonly status?: number }).status ?? 500;
}

/** Values are not known here; an ellipsis stands for each. */
function sentenceOf(code: FailureCode): string {
  return code === 'INPUT_INVALID' ? 'Names every wrong field' : failures[code].says.replace(/\{\w+\}/g, '…');
}
