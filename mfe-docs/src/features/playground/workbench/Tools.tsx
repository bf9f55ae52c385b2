import { format, list, plus, reload, trash, type Drawing } from '@webdocs/design/drawings';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import type { Arrangement } from '../panes/arrangement.ts';
import type { Arrange } from '../panes/use-arrangement.ts';
import type { OnAct, PlayAct } from '../play-act.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import words from './words/en-US.ftl';
import styles from './workbench.module.css';

const tools: ReadonlyArray<readonly [act: PlayAct, drawing: Drawing]> = [
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
  return (
    <>
      {tools.map(
        ([act, drawing]) =>
          (act !== 'mine' || hasAccount) && (
            <Button key={act} kind="quiet" className={styles.tool} icon={<Glyph of={drawing} />} onClick={() => mayAct(act) && onAct(act)}>
              {text(act === 'format' ? 'docs-bench-format' : `docs-play-${act}`)}
            </Button>
          ),
      )}
      <LayoutSwitch editors={editors} result={result} arrange={arrange} />
    </>
  );
}

export const workbenchTools = definePiece({ component: Tools, messages: words });
