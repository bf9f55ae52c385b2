import type { TextMark } from '@webdocs/contracts/answers/answer';
import { check, copy, play, plus, warning, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useText } from '@webdocs/remote-kit';
import { useContext, useRef, useState } from 'react';
import { colorCode } from '../model-text/color-code.ts';
import { markedPieces } from '../model-text/marked-pieces.ts';
import { CodeUse, playable, type PlayableCode } from './code-use.ts';
import styles from './AnswerCode.module.css';

interface AnswerCodeProps {
  readonly code: string;
  readonly language: string;
  /** What the block is called among others. */
  readonly name: string;
  /** By their places in the code. */
  readonly marks?: readonly TextMark[];
  /** With what it is played: all parts of its example, itself among them. */
  readonly together?: readonly PlayableCode[];
  /** The rest of it is still to come. */
  readonly isOpen?: boolean;
}

type Act = 'copy' | 'play' | 'queue';

/** A block of code. What uses names that no page knows says so, and is asked about once before it is taken anywhere. */
export function AnswerCode({ code, language, name, marks = [], together, isOpen = false }: AnswerCodeProps) {
  const text = useText();
  const use = useContext(CodeUse);
  const box = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Act>();
  const [isAllowed, setAllowed] = useState(false);
  const [said, setSaid] = useState('');
  const unknown = [...new Set(marks.flatMap((mark) => (mark.kind === 'unknown-name' ? [mark.name] : [])))];
  const runsAs = playable(language);
  const isQueued = use?.isQueued(code) ?? false;
  useReachableScrollers(box, code);

  function take(act: Act, run: () => Promise<string> | string) {
    if (unknown.length > 0 && !isAllowed && asking !== act) return setAsking(act);
    if (asking) setAllowed(true);
    setAsking(undefined);
    void Promise.resolve(run()).then(setSaid);
  }

  const acts: ReadonlyArray<readonly [Act, Drawing, string, () => Promise<string> | string]> = use
    ? [
        ...(runsAs
          ? ([
              ['queue', isQueued ? check : plus, 'reading-queue-code', () => use.toggle({ code, lang: runsAs, name })],
              ['play', play, 'reading-play-code', () => use.play(together ?? [{ code, lang: runsAs }])],
            ] as const)
          : []),
        ['copy', copy, 'reading-copy-code', () => use.copy(code)],
      ]
    : [];
  return (
    <div ref={box} className={styles.block} data-unknown={unknown.length > 0 || undefined}>
      {!isOpen && acts.length > 0 && (
        <div className={styles.acts}>
          {acts.map(([act, drawing, label, run]) => (
            <button
              key={act}
              type="button"
              className={styles.act}
              aria-label={asking === act ? text(`plus-answer-anyway-${act}`) : text(label, { name })}
              title={text(asking === act ? `plus-answer-anyway-${act}` : `plus-answer-${act}`)}
              aria-pressed={act === 'queue' ? isQueued : undefined}
              onClick={() => take(act, run)}
            >
              <Glyph of={drawing} size={16} />
              {asking === act && <span>{text(`plus-answer-anyway-${act}`)}</span>}
            </button>
          ))}
        </div>
      )}
      <pre className={styles.pre} translate="no">
        <code>
          <Colored code={code} language={language} marks={marks} />
        </code>
      </pre>
      {unknown.map((one) => (
        <p key={one} className={styles.warning}>
          <Glyph of={warning} size={16} />
          <span>
            <code translate="no">{one}</code> {text('plus-answer-unknown')}
          </span>
        </p>
      ))}
      {asking && (
        <p className={styles.asks} role="alert">
          {text(`plus-answer-ask-${asking}`, { names: unknown.join(', ') })}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

function Colored({ code, language, marks }: { code: string; language: string; marks: readonly TextMark[] }) {
  let place = 0;
  return colorCode(code, language).map(({ text, color }) => {
    const from = place;
    place += text.length;
    const pieces = markedPieces(text, from, marks).map((piece) =>
      piece.marks.some(({ kind }) => kind === 'unknown-name') ? (
        <span key={piece.at} className={styles.unknown}>
          {piece.text}
        </span>
      ) : (
        piece.text
      ),
    );
    return color ? (
      <span key={from} className={styles[color]}>
        {pieces}
      </span>
    ) : (
      pieces
    );
  });
}
