import { resolved, type JsonSchema, type JsonSchemas } from './json-schemas.ts';

/** What fields of these names hold in examples; anything else shows what kind it is. */
const known: Readonly<Record<string, unknown>> = {
  id: 'k3vT0q9ZbXcW7mYpR2sLdA',
  collection_id: 'k3vT0q9ZbXcW7mYpR2sLdA',
  name: 'To read',
  collection: 'To read',
  description: 'Layout, from the beginning',
  url: '/en-US/docs/Web/CSS/gap',
  uri: '/en-US/docs/Web/CSS',
  src: '/en-US/docs/Web/CSS/gap',
  srcPrefix: '/en-US/docs/Web/CSS/gap',
  title: 'gap',
  notes: 'Works in flex containers too',
  q: 'gap',
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
  seen_at: '2026-11-21T12:00:00.000Z',
  collections_last_modified_time: '2026-11-21T12:00:00.000Z',
  current_period_end: '2026-12-21T12:00:00.000Z',
  at: '2026-11-21T12:00:00.000Z',
  last_active_day: '2026-11-21',
  date: '2026-11-21',
  suspended_at: null,
  country: 'France',
  country_iso: 'FR',
  countries: ['FR'],
  colors: null,
  starts_on: '2026-12-01',
  ends_on: '2026-12-31',
  starts_at: '2026-12-01T00:00:00.000Z',
  ends_at: '2026-12-31T00:00:00.000Z',
  rate_till: 0.01,
  paths: ['/docs/Web/CSS'],
  page_types: ['css-property'],
  choices: ['Yes', 'No'],
  currency: 'EUR',
  monthlyPriceInCents: 500,
  email: 'reader@example.org',
  by: 'staff@example.org',
  reason: 'Asked for by mail',
  action: 'suspended',
  locale_override: 'fr',
  next: '/en-US/docs/Web',
  avatar_url: null,
  username: 'k3vT0q9ZbXcW7mYpR2sLdA',
  version: '1.0.0',
  openapi: '3.1.1',
  code: 400,
  article_count: 12,
  csrf_token: 'qN4c2rX8uJ0vYtKfPzLmWbEoSdHgAiTk1R5n7Q9xZ3M',
};

const deepest = 8;

/** A value in the form of a schema. */
export function exampleOf(schema: JsonSchema, schemas: JsonSchemas, name = '', depth = 0): unknown {
  const { type, enum: choices, const: fixed, default: usual, properties, items, anyOf } = resolved(schema, schemas);
  if (fixed !== undefined) return fixed;
  if (choices) return choices[0];
  if (Object.hasOwn(known, name) && isOf(known[name], type)) return known[name];
  if (usual !== undefined) return usual;
  if (anyOf) return exampleOf(anyOf[0] ?? {}, schemas, name, depth);
  if (type === 'array') return depth > deepest ? [] : [exampleOf(items ?? {}, schemas, singular(name), depth + 1)];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, value]) => [key, exampleOf(value, schemas, key, depth + 1)]));
  }
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'null') return null;
  return type === 'string' ? 'text' : {};
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

function isOf(value: unknown, type: string | undefined): boolean {
  return type === undefined || (type === 'array' ? Array.isArray(value) : typeof value === type);
}
