import type { Answer } from '@webdocs/contracts/answers/answer';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { spokenAnswer } from '../../answers/spoken-answer.ts';
import { isBrokenOff, isEmpty, isWaiting, type Exchange } from '../../conversation/conversation.ts';
import { nextToSay, spokenText } from '../../model-text/spoken-text.ts';

/** Often enough to follow, seldom enough to be read out in between. */
const pieceMs = 4000;

/** Announces the answer to the latest question to screen readers, in pieces of whole sentences, with what the check found in it. */
export function Announcements({ exchange }: { readonly exchange: Exchange | undefined }) {
  const text = useText();
  const [words, setWords] = useState('');
  const newest = useRef(exchange);
  const said = useRef(0);
  /** The key of the question whose answer is not fully announced yet. */
  const followed = useRef<string>(undefined);
  newest.current = exchange;
  const key = exchange?.isFresh ? exchange.key : undefined;
  const state = exchange?.state;

  useEffect(() => {
    said.current = 0;
    if (key === undefined) return setWords('');
    const tell = () => {
      const now = newest.current;
      if (!now || now.key !== key || now.state !== 'in-progress' || now.kind !== 'model') return;
      const next = nextToSay(spokenText(now.text), said.current, false);
      said.current = next.said;
      if (next.words) setWords(next.words);
    };
    const timer = setInterval(tell, pieceMs);
    return () => clearInterval(timer);
  }, [key]);

  useEffect(() => {
    const now = newest.current;
    if (!now || key === undefined) return;
    if (isWaiting(now)) {
      followed.current = key;
      return setWords(text(now.state === 'pending' ? 'plus-exchange-searching' : 'plus-exchange-say-writing'));
    }
    // An earlier version that is shown again has been announced.
    if (followed.current !== key) return setWords('');
    followed.current = undefined;
    if (now.state === 'complete') setWords(endOf(now, said.current, text));
    // A failure without an answer is announced by its own alert.
    else setWords(now.state === 'failed' && isEmpty(now) ? '' : text(`plus-exchange-say-${isBrokenOff(now) ? 'failed' : now.state}`));
  }, [key, state]);

  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

function endOf({ text: written, answer, kind, sources }: Exchange, said: number, text: ReturnType<typeof useText>): string {
  if (answer?.kind === 'refusal' || kind === 'refusal') {
    const reason = answer?.kind === 'refusal' ? answer.reason : 'not-in-the-documentation';
    return `${text(`plus-answer-refused-${reason}`)} ${text('plus-answer-not-counted')}`;
  }
  const unknown = answer ? unknownNames(answer) : [];
  // The checked text may be shorter than the streamed one, of which a part has been announced already.
  const rest = (answer && spokenAnswer(answer)) ?? nextToSay(spokenText(written), said, true).words;
  return [
    rest,
    ...(unknown.length > 0 ? [text('plus-exchange-say-unknown', { names: unknown.join(', ') })] : []),
    text('plus-exchange-say-complete', { count: sources.length }),
  ].join(' ');
}

function unknownNames(answer: Answer): string[] {
  return answer.kind === 'model' ? [...new Set(answer.marks.flatMap((mark) => (mark.kind === 'unknown-name' ? [mark.name] : [])))] : [];
}
