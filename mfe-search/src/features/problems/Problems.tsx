import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './Problems.module.css';

const explained = new Set(['q', 'page', 'sort', 'locale', 'area', 'kind']);

interface ProblemsProps {
  readonly problems: NonNullable<SearchPage['problems']>;
  /** A way on. */
  readonly children: ReactNode;
}

/** What is wrong with the address of a search, field by field. The server says it in English, the page in the reader's words. */
export function Problems({ problems, children }: ProblemsProps) {
  const text = useText();
  const parameters = [...new Set(problems.map(({ parameter }) => parameter))];
  return (
    <Note kind="warning" title={text('search-problems')}>
      <dl className={styles.problems}>
        {parameters.map((parameter) => (
          <div key={parameter}>
            <dt>
              <code>{parameter}</code>
            </dt>
            <dd>{text(explained.has(parameter) ? `search-problem-${parameter}` : 'search-problem-other', { parameter })}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Note>
  );
}
