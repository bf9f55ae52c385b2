import { RemoteDefinitionSchema, type RemoteDefinition } from '@webdocs/contracts/remote/definition';
import * as v from 'valibot';

/** Checks a definition where it is written, so that a mistake shows at build time and not in a reader's page. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return v.parse(RemoteDefinitionSchema, definition);
}
