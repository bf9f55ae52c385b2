import type { OwnEvent, ValueDescription } from '@webdocs/contracts/events/own-event';
import * as v from 'valibot';

/** The contract of an event, of the shared table or of a remote. */
export interface EventContract {
  readonly version: number;
  readonly replay?: 'none' | 'last' | undefined;
  readonly payload: v.GenericSchema;
}

const simple = { string: v.string, number: v.number, boolean: v.boolean };

export function contractOf({ payload, ...event }: OwnEvent): EventContract {
  return { ...event, payload: schemaOf(payload) };
}

function schemaOf(described: ValueDescription): v.GenericSchema {
  if ('enum' in described) return v.picklist(described.enum);
  if (described.type === 'array') return v.array(schemaOf(described.items));
  if (described.type !== 'object') return simple[described.type]();
  const { properties, required = [] } = described;
  const entries = Object.entries(properties).map(([name, value]) => {
    const schema = schemaOf(value);
    return [name, required.includes(name) ? schema : v.optional(schema)] as const;
  });
  return v.object(Object.fromEntries(entries));
}
