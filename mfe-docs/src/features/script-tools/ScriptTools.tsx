import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePiece } from '@webdocs/remote-kit';
import words from '../../script-preparation/words/en-US.ftl';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ModuleList } from './ModuleList.tsx';

export interface ScriptToolsProps {
  /** In the head of the script, or below the import map. */
  readonly view: 'language' | 'modules';
  readonly code: SampleCode;
  readonly onChange: (field: 'language' | 'importMap', value: string | undefined) => void;
}

function ScriptTools({ view, ...rest }: ScriptToolsProps) {
  return view === 'language' ? <LanguageChoice {...rest} /> : <ModuleList {...rest} />;
}

export const scriptTools = definePiece({ component: ScriptTools, messages: words });
