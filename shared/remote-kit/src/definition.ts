import { Failure } from '@webdocs/contracts/failures/failure';
import { CallNameSchema, type CallName } from '@webdocs/contracts/api/calls';
import { RemoteDefinitionSchema, type PageEntry, type PartDefinition, type RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { namingFaults } from '@webdocs/contracts/remote/own-names';
import { routesOf } from '@webdocs/contracts/remote/page-facts';
import * as v from 'valibot';

/** What a team writes: the addresses follow from the pages, and what a build exposes of a part is called like the part. */
type Written = Omit<RemoteDefinition, 'calls' | 'pages' | 'parts' | 'routes'> & {
  readonly calls: CallName[];
  readonly pages: Record<string, PageEntry>;
  readonly parts: Record<string, Omit<PartDefinition, 'module' | 'source'> & { readonly source: string }>;
};
type Defined = Omit<Written, 'parts'> & Pick<RemoteDefinition, 'parts' | 'routes'>;

const { pages } = RemoteDefinitionSchema.entries;
const DefinedSchema = v.object({ ...RemoteDefinitionSchema.entries, calls: v.array(CallNameSchema), pages: pages.wrapped });

/** Checks a definition where it is written, so that a mistake shows at build time and not in a reader's page. */
export function defineRemote(written: Written): Defined {
  const parts = Object.entries(written.parts).map(([name, part]) => [name, { module: `./${name}`, ...part }]);
  const defined = v.parse(DefinedSchema, { ...written, parts: Object.fromEntries(parts), routes: routesOf(written) });
  const faults = namingFaults(defined);
  if (faults.length > 0) throw new Failure('DEFINITION_MISNAMED', { remote: written.name, cause: faults.join('; ') });
  return defined;
}
