import * as v from 'valibot';
import { CollectionItemChangeSchema, CollectionKeptItemSchema } from './collections.ts';

const kept = (created_at: string) => v.is(CollectionKeptItemSchema, { url: '/en-US/docs/Web/CSS', title: 'CSS', created_at });

test.each(['1970-01-01T00:00:00Z', '2024-02-29T23:59:59.999Z', '2026-12-31T12:00:00.000Z'])(
  '%s is a moment at which a page was saved',
  (text) => {
    expect(kept(text)).toBe(true);
  },
);

test.each([
  '2026-02-29T00:00:00Z',
  '2026-02-31T00:00:00.000Z',
  '2026-04-31T12:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01',
])('%s is none: no calendar has it, and no database keeps it', (text) => {
  expect(kept(text)).toBe(false);
  expect(v.is(CollectionItemChangeSchema, { title: 'CSS', seen_at: text })).toBe(false);
});
