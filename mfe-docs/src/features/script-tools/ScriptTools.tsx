import { definePiece } from '@webdocs/remote-kit';
import words from '../../script-preparation/words/en-US.ftl';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ModuleList } from './ModuleList.tsx';
import type { ScriptChoice } from './script-choice.ts';

export interface ScriptToolsProps extends ScriptChoice {
  /** In the head of the script, or below the import map. */
  readonly view: 'language' | 'modules';
}

function ScriptTools({ view, ...rest }: ScriptToolsProps) {
  return view === 'language' ? <LanguageChoice {...rest} /> : <ModuleList {...rest} />;
}

export const scriptTools = definePiece({ component: ScriptTools, messages: words });
