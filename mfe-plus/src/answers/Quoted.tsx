import type { Quote, Source } from '@webdocs/contracts/answers/answer';
import { useLocale, useText } from '@webdocs/remote-kit';
import { AnswerCode } from './AnswerCode.tsx';
import { Runs } from './Runs.tsx';
import styles from './Quoted.module.css';

interface QuotedProps {
  readonly quote: Quote;
  readonly sources: readonly Source[];
}

/** Words of a page, unchanged, and the link to where they are. */
export function Quoted({ quote: { runs, code, source, href, heading, locale }, sources }: QuotedProps) {
  const text = useText();
  const own = useLocale();
  const lang = locale === own ? undefined : locale;
  return (
    <figure className={styles.quote}>
      <blockquote lang={lang}>
        <p>
          <Runs runs={runs} />
        </p>
      </blockquote>
      {code && <AnswerCode code={code.text} language={code.language ?? ''} name={heading ?? sources[source - 1]?.title ?? ''} />}
      <figcaption className={styles.from}>
        <a href={href} lang={lang}>
          {sources[source - 1]?.title ?? text('plus-answer-source', { number: source })}
        </a>
        {heading && <span lang={lang}>, {heading}</span>}
      </figcaption>
    </figure>
  );
}
