import type { Flaws } from '@webdocs/contracts/page/flaws';
import type { Messages } from '@webdocs/i18n';
import styles from './Toolbar.module.css';

interface FlawListProps {
  readonly flaws: Flaws;
  readonly text: Messages['text'];
  readonly onOpen: ((line: number | undefined) => void) | undefined;
}

const groups = ['broken_links', 'macros', 'other'] as const;

/** The flaws of a page by group, each with what is in its file and what would be better. */
export function FlawList({ flaws, text, onOpen }: FlawListProps) {
  return (
    <div className={styles.panel}>
      {groups.map((group) => {
        const list = flaws[group] ?? [];
        if (list.length === 0) return null;
        return (
          <section key={group}>
            <h2>{text(`docs-writers-group-${group}`)}</h2>
            <ol>
              {list.map(({ id, kind, explanation, suggestion, line, sourceContext }) => (
                <li key={id}>
                  <p>
                    <code>{kind}</code> {explanation}
                    {suggestion !== undefined && ` ${text('docs-writers-toolbar-better', { suggestion })}`}
                  </p>
                  {onOpen && line !== undefined && (
                    <button type="button" onClick={() => onOpen(line)}>
                      {text('docs-writers-toolbar-line', { line })}
                    </button>
                  )}
                  {sourceContext && <pre>{sourceContext}</pre>}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
