import { format, list, plus, reload, trash, type Drawing } from '@webdocs/design/drawings';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import { formatEvent } from '../../../editor-events/format.ts';
import type { Arrangement } from '../panes/arrangement.ts';
import type { Arrange } from '../panes/use-arrangement.ts';
import type { OnAct, PlayAct } from '../play-act.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import words from './words/en-US.ftl';
import styles from './workbench.module.css';

const tools: ReadonlyArray<readonly [act: PlayAct | 'format', drawing: Drawing]> = [
  ['open', plus],
  ['format', format],
  ['mine', list],
  ['reset', reload],
  ['clear', trash],
];

interface ToolsProps extends Pick<Arrangement, 'editors' | 'result'> {
  readonly hasAccount: boolean;
  readonly onAct: OnAct;
  readonly arrange: Arrange;
}

/** What is seldom done. On wide screens in the toolbar, on others in its menu: the same buttons. */
function Tools({ hasAccount, onAct, editors, result, arrange }: ToolsProps) {
  const text = useText();
  const mayAct = (act: PlayAct) => (act !== 'reset' && act !== 'clear') || window.confirm(text(`docs-play-${act}-question`));
  const start = (act: PlayAct | 'format') => {
    if (act === 'format') formatAll();
    else if (mayAct(act)) onAct(act);
  };
  return (
    <>
      {tools.map(
        ([act, drawing]) =>
          (act !== 'mine' || hasAccount) && (
            <Button key={act} kind="quiet" className={styles.tool} icon={<Glyph of={drawing} />} onClick={() => start(act)}>
              {text(act === 'format' ? 'docs-bench-format' : `docs-play-${act}`)}
            </Button>
          ),
      )}
      <LayoutSwitch editors={editors} result={result} arrange={arrange} />
    </>
  );
}

function formatAll(): void {
  for (const editor of document.querySelectorAll('[data-code-editor]')) editor.dispatchEvent(new Event(formatEvent));
}

export const workbenchTools = definePiece({ component: Tools, messages: words });
