import type { Source } from '@webdocs/contracts/answers/answer';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { SourceList } from '../../answers/SourceList.tsx';
import styles from './SourceFold.module.css';

interface SourceFoldProps {
  readonly sources: readonly Source[];
  readonly id: string;
  readonly isCited: boolean;
}

/** The sources within the answer, where there is no room for them at the side. The date is in view all the same. */
export function SourceFold({ sources, id, isCited }: SourceFoldProps) {
  const text = useText();
  const locale = useLocale();
  const day = sources.find(({ data }) => data?.day)?.data?.day;
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <strong>{text('plus-exchange-sources', { count: sources.length })}</strong>
          {day && <span className={styles.date}>{text('plus-answer-data-of', { date: formatDate(locale, day) })}</span>}
        </span>
        <Glyph of={chevronDown} size={16} className={styles.arrow} />
      </summary>
      <SourceList sources={sources} id={id} isCited={isCited} inRows />
    </details>
  );
}
