import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import { anchorOf } from './anchor-of.ts';
import styles from './SpecificationTable.module.css';

interface Specification {
  readonly bcdSpecificationURL: string;
  readonly title: string;
}

export function SpecificationTable({ specifications }: { readonly specifications: readonly Specification[] }) {
  const text = useText();
  if (specifications.length === 0) {
    return (
      <Note kind="warning" title={text('docs-warning')}>
        {text('docs-no-specification')}
      </Note>
    );
  }
  return (
    <figure className="table-container">
      <table>
        <thead>
          <tr>
            <th scope="col">{text('docs-specification')}</th>
            <th scope="col">{text('docs-specification-part')}</th>
          </tr>
        </thead>
        <tbody>
          {specifications.map(({ bcdSpecificationURL, title }) => (
            <tr key={bcdSpecificationURL}>
              <td>
                <a href={bcdSpecificationURL}>{title}</a>
              </td>
              <td className={styles.anchor}>{anchorOf(bcdSpecificationURL)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
