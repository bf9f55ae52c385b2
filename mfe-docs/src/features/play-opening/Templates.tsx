import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { templates } from './templates.ts';
import styles from './Templates.module.css';

/** Starting points to choose from; each of them is one button. */
export function Templates({ onCode }: { readonly onCode: (code: SampleCode, said: string) => void }) {
  const text = useText();
  return (
    <ul className={styles.templates} role="list">
      {templates.map(({ id, drawing, code }) => {
        const name = text(`docs-template-${id}`);
        return (
          <li key={id}>
            <button type="button" className={styles.template} onClick={() => onCode(code, text('docs-template-opened', { name }))}>
              <span className={styles.picture}>
                <Glyph of={drawing} size={24} />
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.what}>{text(`docs-template-${id}-text`)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
