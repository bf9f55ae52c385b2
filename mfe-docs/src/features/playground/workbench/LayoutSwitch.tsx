import { columns, rows, tabs, tabsBelow } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { Arrangement } from '../panes/arrangement.ts';
import type { Arrange } from '../panes/use-arrangement.ts';
import styles from './workbench.module.css';

const layouts = [
  { name: 'rows', drawing: rows, editors: 'stacked', result: 'beside' },
  { name: 'columns', drawing: columns, editors: 'stacked', result: 'below' },
  { name: 'tabs', drawing: tabs, editors: 'tabs', result: 'beside' },
  { name: 'tabs-below', drawing: tabsBelow, editors: 'tabs', result: 'below' },
] as const;

interface LayoutSwitchProps extends Pick<Arrangement, 'editors' | 'result'> {
  readonly arrange: Arrange;
}

/** Editors stacked, side by side or in tabs; the result beside them or below. */
export function LayoutSwitch({ editors, result, arrange }: LayoutSwitchProps) {
  const text = useText();
  return (
    <div className={styles.layouts} role="group" aria-label={text('docs-bench-layout')}>
      {layouts.map((layout) => {
        const label = text(`docs-bench-layout-${layout.name}`);
        return (
          <button
            key={layout.name}
            type="button"
            title={label}
            aria-pressed={layout.editors === editors && layout.result === result}
            onClick={() => arrange(() => ({ editors: layout.editors, result: layout.result }))}
          >
            <Glyph of={layout.drawing} size={18} />
          </button>
        );
      })}
    </div>
  );
}
