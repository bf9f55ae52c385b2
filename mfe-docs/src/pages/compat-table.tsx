import { definePart, type PartProps } from '@webdocs/remote-kit';
import { CompatibilityTable } from '../features/compatibility/CompatibilityTable.tsx';
import words from './document/words/en-US.ftl';

/** A compatibility table in a page of another team: the slot's input says of which feature. */
function CompatTable({ input }: PartProps) {
  return input === undefined ? null : <CompatibilityTable key={input} query={input} />;
}

export const compatTable = definePart({ component: CompatTable, messages: words });
