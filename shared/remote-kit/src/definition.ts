import { CallNameSchema, type CallName } from '@webdocs/contracts/api/calls';
import { RemoteDefinitionSchema, type RemoteDefinition } from '@webdocs/contracts/remote/definition';
import * as v from 'valibot';

type Written = Omit<RemoteDefinition, 'calls'> & { readonly calls: CallName[] };

const WrittenSchema = v.object({ ...RemoteDefinitionSchema.entries, calls: v.array(CallNameSchema) });

/** Checks a definition where it is written, so that a mistake shows at build time and not in a reader's page. */
export function defineRemote(definition: Written): Written {
  return v.parse(WrittenSchema, definition);
}
