import { headingId } from '@webdocs/contracts/page/document-ids';
import { asterisk, book, check, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { exampleQuestions } from './example-questions.ts';
import styles from './Intro.module.css';

interface IntroProps {
  /** For the example questions: asks one at once. Without it each leads to the page that has it in its box. */
  readonly onAsk?: (question: string) => void;
  /** The way in for visitors, or what is said to readers before their first question. */
  readonly children?: ReactNode;
}

const kinds: ReadonlyArray<readonly [string, Drawing]> = [
  ['quoted', check],
  ['refused', book],
  ['model', asterisk],
];

/** What AI Help is, how its answers are told apart, and questions to begin with. */
export function Intro({ onAsk, children }: IntroProps) {
  const text = useText();
  const locale = useLocale();
  const { siteName } = useConfiguration();
  return (
    <div className={styles.intro}>
      <h1 id={headingId} tabIndex={-1}>
        {text('plus-ai-help-title')}
      </h1>
      <p className={styles.lede}>{text('plus-ai-help-lede', { site: siteName })}</p>
      {children}
      <section aria-labelledby="ai-help-examples">
        <h2 id="ai-help-examples" className={styles.label}>
          {text('plus-ai-help-examples')}
        </h2>
        <ul className={styles.examples}>
          {exampleQuestions.map((id) => {
            const question = text(`plus-ai-help-example-${id}`);
            return (
              <li key={id}>
                <a
                  href={`/${locale}/plus/ai-help?q=${encodeURIComponent(question)}`}
                  className={styles.example}
                  onClick={(event) => {
                    if (!onAsk) return;
                    event.preventDefault();
                    onAsk(question);
                  }}
                >
                  {question}
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="ai-help-how">
        <h2 id="ai-help-how" className={styles.label}>
          {text('plus-ai-help-how')}
        </h2>
        <ul className={styles.kinds}>
          {kinds.map(([id, drawing]) => (
            <li key={id} data-kind={id}>
              <Glyph of={drawing} size={18} />
              <span>
                <strong>{text(`plus-ai-help-${id}`)}</strong> {text(`plus-ai-help-${id}-text`)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <a href="/en-US/plus/docs/features/ai-help">{text('plus-ai-help-more')}</a>
          <a href={`/${locale}/search`}>{text('plus-ai-help-search')}</a>
        </p>
      </section>
    </div>
  );
}
