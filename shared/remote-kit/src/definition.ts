import { Failure } from '@webdocs/contracts/failures/failure';
import { CallNameSchema, type CallName } from '@webdocs/contracts/api/calls';
import { RemoteDefinitionSchema, type PageEntry, type RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { namingFaults } from '@webdocs/contracts/remote/own-names';
import { routesOf } from '@webdocs/contracts/remote/page-facts';
import * as v from 'valibot';

/** What a team writes: the addresses follow from the pages. */
type Written = Omit<RemoteDefinition, 'calls' | 'pages' | 'routes'> & {
  readonly calls: CallName[];
  readonly pages: Record<string, PageEntry>;
};
type Defined = Written & Pick<RemoteDefinition, 'routes'>;

const { pages } = RemoteDefinitionSchema.entries;
const DefinedSchema = v.object({ ...RemoteDefinitionSchema.entries, calls: v.array(CallNameSchema), pages: pages.wrapped });

/** Checks a definition where it is written, so that a mistake shows at build time and not in a reader's page. */
export function defineRemote(written: Written): Defined {
  const defined = v.parse(DefinedSchema, { ...written, routes: routesOf(written) });
  const faults = namingFaults(defined);
  if (faults.length > 0) throw new Failure('DEFINITION_MISNAMED', { remote: written.name, cause: faults.join('; ') });
  return defined;
}
