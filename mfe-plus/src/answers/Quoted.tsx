import type { Quote, Source } from '@webdocs/contracts/answers/answer';
import { useLocale, useText } from '@webdocs/remote-kit';
import { AnswerCode } from './AnswerCode.tsx';
import { playable, type PlayableCode } from './code-use.ts';
import { Runs } from './Runs.tsx';
import styles from './Quoted.module.css';

interface QuotedProps {
  readonly quote: Quote;
  readonly sources: readonly Source[];
}

/** Words of a page, unchanged, and the link to where they are. */
export function Quoted({ quote, sources }: QuotedProps) {
  const { runs, source, href, heading, locale } = quote;
  const text = useText();
  const own = useLocale();
  const lang = locale === own ? undefined : locale;
  const name = heading ?? sources[source - 1]?.title ?? '';
  const parts = quote.code ? [quote.code, ...(quote.more_code ?? [])] : [];
  const together = parts.flatMap((part): PlayableCode[] => {
    const runsAs = playable(part.language ?? '');
    return runsAs ? [{ code: part.text, lang: runsAs }] : [];
  });
  return (
    <figure className={styles.quote}>
      <blockquote lang={lang}>
        <p>
          <Runs runs={runs} />
        </p>
      </blockquote>
      {parts.map((part, index) => (
        <AnswerCode
          key={index}
          code={part.text}
          language={part.language ?? ''}
          name={parts.length > 1 ? `${name} (${(part.language ?? '').toUpperCase() || index + 1})` : name}
          together={together}
        />
      ))}
      <figcaption className={styles.from}>
        <a href={href} lang={lang}>
          {sources[source - 1]?.title ?? text('plus-answer-source', { number: source })}
        </a>
        {heading && <span lang={lang}>, {heading}</span>}
      </figcaption>
    </figure>
  );
}
