import type { Drawing } from '@webdocs/design/drawings';
import { copy, flag, play, server } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useContext, useEffect, useState } from 'react';
import { CodeUse, playable } from '../../answers/code-use.ts';
import { copiedMarkdown } from '../../answers/copied-markdown.ts';
import { isWaiting, type Exchange } from '../../conversation/conversation.ts';
import { parseMarkdown, type Block } from '../../model-text/parse-markdown.ts';
import styles from './AnswerFoot.module.css';

const clock: Drawing = { line: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14ZM10 6v4.25l2.75 1.75' };
const thumbUp: Drawing = {
  line: 'M6.5 9 9.5 3.25c1.2 0 2 .9 1.75 2.1L10.75 8h4a1.5 1.5 0 0 1 1.5 1.8l-1.1 5.5a1.5 1.5 0 0 1-1.5 1.2H6.5ZM6.5 9H3.75v7.5H6.5',
};
const thumbDown: Drawing = {
  line: 'M13.5 11 10.5 16.75c-1.2 0-2-.9-1.75-2.1L9.25 12h-4a1.5 1.5 0 0 1-1.5-1.8l1.1-5.5a1.5 1.5 0 0 1 1.5-1.2h7.15ZM13.5 11h2.75V3.5H13.5',
};

interface AnswerFootProps {
  readonly exchange: Exchange;
  /** What the model of this site is called, where it has one. */
  readonly model: string | undefined;
  /** What the reader said of it. */
  readonly rating: 'helpful' | 'not-helpful' | undefined;
  readonly onRate: (isHelpful: boolean) => void;
  readonly onReport: () => void;
}

const saidMs = 4000;

/** When it was answered and out of which data, and what can be done with it. */
export function AnswerFoot({ exchange, model, rating, onRate, onReport }: AnswerFootProps) {
  const text = useText();
  const locale = useLocale();
  const use = useContext(CodeUse);
  const [asks, setAsks] = useState<'copy' | 'play'>();
  const [said, setSaid] = useState<{ readonly act: 'copy' | 'play'; readonly words: string }>();
  const { answer, kind, sources, text: written, id } = exchange;
  // What is said twice is read out twice only if it was gone in between.
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  if (isWaiting(exchange)) {
    if (kind === 'refusal') return null;
    return (
      <div className={styles.foot}>
        <p className={styles.about}>{text('plus-exchange-writing', { count: exchange.sources.length })}</p>
      </div>
    );
  }
  const markdown = answer?.kind === 'model' ? answer.text : written;
  const code = kind === 'model' ? codeIn(parseMarkdown(markdown)) : [];
  const unknown =
    answer?.kind === 'model' ? [...new Set(answer.marks.flatMap((mark) => (mark.kind === 'unknown-name' ? [mark.name] : [])))] : [];

  const copied = () => {
    const dataOf = (day: string) => text('plus-answer-data-of', { date: formatDate(locale, day) });
    return copiedMarkdown({ text: written, answer, sources, origin: window.location.origin, dataOf });
  };

  function take(act: 'copy' | 'play', run: () => Promise<string> | undefined) {
    if (unknown.length > 0 && asks !== act) return setAsks(act);
    setAsks(undefined);
    void run()?.then((words) => setSaid({ act, words }));
  }

  return (
    <>
      {asks && (
        <p className={styles.asks} role="alert">
          {text(`plus-answer-ask-${asks}`, { names: unknown.join(', ') })}
        </p>
      )}
      <div className={styles.foot}>
        {kind !== 'refusal' && <About exchange={exchange} model={model} />}
        <div className={styles.acts}>
          {id && (
            <>
              <Thumb
                drawing={thumbUp}
                label={text('plus-exchange-helpful')}
                isPressed={rating === 'helpful'}
                onPress={() => onRate(true)}
              />
              <Thumb
                drawing={thumbDown}
                label={text('plus-exchange-not-helpful')}
                isPressed={rating === 'not-helpful'}
                onPress={() => onRate(false)}
              />
            </>
          )}
          {code.length > 0 && (
            <Act
              drawing={play}
              label={text(asks === 'play' ? 'plus-answer-anyway-play' : 'reading-play')}
              onPress={() => take('play', () => use?.play(code))}
            />
          )}
          {kind !== 'refusal' && (
            <Act
              drawing={copy}
              label={asks === 'copy' ? text('plus-answer-anyway-copy') : said?.act === 'copy' ? said.words : text('reading-copy')}
              onPress={() => take('copy', () => use?.copy(copied()))}
            />
          )}
          {id && <Act drawing={flag} label={text('plus-exchange-report')} onPress={onReport} />}
        </div>
        <span className="visually-hidden" role="status">
          {said?.words}
        </span>
      </div>
    </>
  );
}

function About({ exchange, model }: Pick<AnswerFootProps, 'exchange' | 'model'>) {
  const { answer, kind, askedAt, sources, isFresh } = exchange;
  const text = useText();
  const locale = useLocale();
  const data = answer?.kind === 'facts' ? sources.find((source) => source.data)?.data : undefined;
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(askedAt));
  return (
    <p className={styles.about} data-of-data={data !== undefined || undefined}>
      <Glyph of={data ? server : clock} size={16} />
      <span>
        {data
          ? [[data.name, data.version].filter(Boolean).join(' '), data.day && formatDate(locale, data.day)].filter(Boolean).join(', ')
          : answer?.kind === 'model'
            ? text('plus-exchange-answered-by', { time: at, model: answer.model })
            : kind !== 'model'
              ? text('plus-exchange-answered', { time: at })
              : // An unfinished answer is stored without the name of its model, which may have been another one.
                isFresh && model
                ? text('plus-exchange-answered-by', { time: at, model })
                : text('plus-exchange-answered-by-model', { time: at })}
      </span>
    </p>
  );
}

function Act({ drawing, label, onPress }: { readonly drawing: Drawing; readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.act} onClick={onPress}>
      <Glyph of={drawing} size={16} />
      {label}
    </button>
  );
}

interface ThumbProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function Thumb({ drawing, label, isPressed, onPress }: ThumbProps) {
  return (
    <button type="button" className={styles.act} aria-label={label} title={label} aria-pressed={isPressed} onClick={onPress}>
      <Glyph of={drawing} size={16} />
    </button>
  );
}

/** All code of an answer that the Playground runs, in its order. */
function codeIn(blocks: readonly Block[]): ReadonlyArray<{ readonly code: string; readonly lang: 'html' | 'css' | 'js' }> {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(codeIn);
    const lang = block.kind === 'code' ? playable(block.language) : undefined;
    return block.kind === 'code' && lang ? [{ code: block.text, lang }] : [];
  });
}
