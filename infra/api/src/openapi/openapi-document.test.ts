import { failuresOf } from '@webdocs/contracts/api/call';
import { publicCalls } from '@webdocs/contracts/api/calls';
import { callsOf } from './docs-page.ts';
import type { JsonSchema } from './json-schemas.ts';
import { openApiDocument, type Operation } from './openapi-document.ts';

const document = openApiDocument(publicCalls, '1.2.3');
const calls = callsOf(document).map((call) => [call.operation.operationId, call] as const);

test('it says which OpenAPI it is, and of which version of which API it speaks', () => {
  expect(document.openapi).toBe('3.1.1');
  expect(document.info).toMatchObject({ title: expect.any(String), version: '1.2.3', description: expect.any(String) });
});

test('it holds every call of the table, each under a name of its own', () => {
  expect(calls).toHaveLength(publicCalls.length);
  expect(new Set(calls.map(([name]) => name)).size).toBe(publicCalls.length);
  for (const [name] of calls) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
});

test('every reference leads to a schema, and no schema is left over', () => {
  const used = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference));
  const there = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...used].sort()).toEqual(there.sort());
});

test('schemas keep to the keywords and types of JSON Schema 2020-12', () => {
  const known = 'object array string number integer boolean null'.split(' ');
  const look = (schema: JsonSchema): void => {
    if (schema.$ref) return expect(Object.keys(schema)).toEqual(['$ref']);
    if (schema.type !== undefined) expect(known).toContain(schema.type);
    expect(schema).not.toHaveProperty('nullable');
    expect(schema).not.toHaveProperty('$schema');
    for (const name of schema.required ?? []) expect(Object.keys(schema.properties ?? {})).toContain(name);
    for (const inner of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
      look(inner);
    if (schema.pattern) expect(() => new RegExp(schema.pattern as string, 'u')).not.toThrow();
  };
  for (const schema of Object.values(document.components.schemas)) look(schema);
  for (const [, { operation }] of calls) for (const schema of schemasIn(operation)) look(schema);
});

test.each(calls)('%s names a tag that is described, and says what it is for in one sentence', (_, { operation }) => {
  const tags = document.tags.map(({ name }) => name);
  expect(operation.tags).toHaveLength(1);
  expect(tags).toContain(operation.tags[0]);
  expect(operation.summary).toMatch(/^[A-Z][^\n]+\.$/);
});

test.each(calls)('%s describes exactly the parameters that its address names, once each', (_, { path, operation }) => {
  const { parameters = [] } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  for (const { required } of inPath) expect(required).toBe(true);
  expect(new Set(parameters.map(({ name, in: place }) => `${place} ${name}`)).size).toBe(parameters.length);
});

const refusals: Readonly<Record<string, string>> = { search: 'SearchRefusal', askPlacements: 'PlacementRefusal' };

test.each(calls)('every answer of %s is described, and has a schema or no body', (_, { operation }) => {
  const statuses = Object.keys(operation.responses);
  expect(statuses.filter((status) => /^[23]\d\d$/.test(status)).length).toBeGreaterThan(0);
  for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
    expect(status).toMatch(/^[2-5]\d\d$/);
    expect(description).toMatch(/\w/);
    expect(description).not.toMatch(/\{\w+\}/);
    for (const { schema } of Object.values(content)) expect(Object.keys(schema).length).toBeGreaterThan(0);
    const form = (status === '400' && refusals[operation.operationId]) || 'ErrorEnvelope';
    if (Number(status) >= 400) expect(content['application/json']?.schema).toEqual({ $ref: `#/components/schemas/${form}` });
  }
});

test.each(calls)('every security scheme of %s is there', (_, { operation }) => {
  for (const requirement of operation.security ?? [])
    for (const name of Object.keys(requirement)) expect(Object.keys(document.components.securitySchemes)).toContain(name);
});

test.each(calls)('the examples of %s have the form that they are examples of', (_, { operation }) => {
  for (const { schema, example } of contentsIn(operation)) if (example !== undefined) expect(flaws(example, schema)).toEqual([]);
});

test('a call that changes something for a user takes the token of the session', () => {
  const named = (name: string) => publicCalls.find((call) => call.name === name);
  expect(failuresOf(named('deleteCollection') as (typeof publicCalls)[number])).toEqual(
    expect.arrayContaining(['CSRF_TOKEN_WRONG', 'ORIGIN_FOREIGN']),
  );
  expect(failuresOf(named('listCollections') as (typeof publicCalls)[number])).not.toContain('CSRF_TOKEN_WRONG');
  expect(document.paths['/api/v2/collections/{id}/']?.delete?.security).toEqual([{ session: [], csrfToken: [] }]);
});

function contentsIn({ requestBody, responses }: Operation) {
  return [...Object.values(requestBody?.content ?? {}), ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}))];
}

function schemasIn(operation: Operation): JsonSchema[] {
  return [...contentsIn(operation).map(({ schema }) => schema), ...(operation.parameters ?? []).map(({ schema }) => schema)];
}

/** Where a value is not what a schema says; enough of JSON Schema for the schemas that there are. */
function flaws(value: unknown, schema: JsonSchema, at = '$'): string[] {
  if (schema.$ref) return flaws(value, document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] as JsonSchema, at);
  if (schema.anyOf) return schema.anyOf.some((one) => flaws(value, one).length === 0) ? [] : [`${at} is not an allowed value`];
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${at} is not in the list`];
  if (schema.type === 'array') {
    return Array.isArray(value) ? value.flatMap((item, index) => flaws(item, schema.items ?? {}, `${at}[${index}]`)) : [`${at} is no list`];
  }
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null) return [`${at} is no object`];
    const fields = value as Record<string, unknown>;
    const missing = (schema.required ?? []).filter((name) => !(name in fields)).map((name) => `${at}.${name} is missing`);
    return [
      ...missing,
      ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        name in fields ? flaws(fields[name], inner, `${at}.${name}`) : [],
      ),
    ];
  }
  if (schema.type === 'null') return value === null ? [] : [`${at} is not null`];
  if (schema.type === 'number' || schema.type === 'integer') return typeof value === 'number' ? [] : [`${at} is no number`];
  if (schema.type !== undefined && typeof value !== schema.type) return [`${at} is no ${schema.type}`];
  if (typeof value === 'string') {
    if (schema.maxLength !== undefined && value.length > schema.maxLength) return [`${at} is too long`];
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return [`${at} does not match ${schema.pattern}`];
  }
  return [];
}
