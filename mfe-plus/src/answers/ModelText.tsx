import type { Source, TextMark } from '@webdocs/contracts/answers/answer';
import { useText } from '@webdocs/remote-kit';
import { Fragment, memo } from 'react';
import { expectedCitations, markedPieces, marksInCode } from '../model-text/marked-pieces.ts';
import { parseMarkdown, type Block, type Inline } from '../model-text/parse-markdown.ts';
import { withoutOpenSigns } from '../model-text/without-open-signs.ts';
import { AnswerCode } from './AnswerCode.tsx';
import { citationId, followCitation } from './citation.ts';
import runs from './Runs.module.css';
import styles from './ModelText.module.css';

interface ModelTextProps {
  readonly text: string;
  /** Of a text that was checked; while it grows there are none. */
  readonly marks?: readonly TextMark[];
  readonly sources: readonly Source[];
  /** It ends in the middle, and is never checked. */
  readonly isCut?: boolean;
  /** Of the answer, unique in the page. */
  readonly id: string;
}

/** Text of a model, and what the check found in it. A growing text changes at its end alone. */
export function ModelText({ text: written, marks, sources, isCut = false, id }: ModelTextProps) {
  const text = isCut && !marks ? withoutOpenSigns(written) : written;
  // Numbers of sources that do not exist would be taken out by the check.
  const shown = marks ?? expectedCitations(text, isCut ? 99 : sources.length);
  return (
    <div className={styles.text}>
      {parseMarkdown(text).map((block, index, blocks) => (
        <Drawn
          key={block.at}
          block={block}
          // Blocks above the last one are as they were: comparing their source is cheaper than drawing them.
          source={text.slice(block.at, blocks[index + 1]?.at ?? text.length)}
          marks={shown}
          isChecked={marks !== undefined}
          isCut={isCut}
          sources={sources}
          id={id}
        />
      ))}
    </div>
  );
}

interface Surroundings {
  readonly marks: readonly TextMark[];
  readonly sources: readonly Source[];
  readonly id: string;
  readonly isChecked: boolean;
  readonly isCut: boolean;
}

const Drawn = memo(
  function Drawn({ block, ...around }: Surroundings & { readonly block: Block; readonly source: string }) {
    return <BlockText block={block} around={around} />;
  },
  (before, now) =>
    before.source === now.source &&
    before.isChecked === now.isChecked &&
    before.isCut === now.isCut &&
    before.id === now.id &&
    before.sources === now.sources,
);

function BlockText({ block, around }: { readonly block: Block; readonly around: Surroundings }) {
  const text = useText();
  if (block.kind === 'code') {
    const { text: code, language, linesAt, isOpen } = block;
    return (
      <AnswerCode
        code={code}
        language={language}
        name={language || text('plus-answer-code')}
        marks={marksInCode(code, linesAt, around.marks)}
        isOpen={isOpen && !around.isChecked && !around.isCut}
      />
    );
  }
  if (block.kind === 'list') {
    const items = block.items.map((own, index) => (
      <li key={index}>
        {own.map((inner) =>
          inner.kind === 'paragraph' && own.length === 1 ? (
            <Inlines key={inner.at} parts={inner.children} around={around} />
          ) : (
            <BlockText key={inner.at} block={inner} around={around} />
          ),
        )}
      </li>
    ));
    return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
  }
  const inner = <Inlines parts={block.children} around={around} />;
  // The question is the heading above: what a model calls a heading is below it.
  if (block.kind === 'heading') return block.level < 3 ? <h3>{inner}</h3> : <h4>{inner}</h4>;
  return <p>{inner}</p>;
}

function Inlines({ parts, around }: { readonly parts: readonly Inline[]; readonly around: Surroundings }) {
  return parts.map((part, index) => {
    if (part.kind === 'text') return <Leaf key={index} {...part} around={around} />;
    if (part.kind === 'code') {
      // A number in brackets is a place in a list there, and no source.
      const marks = marksInCode(part.text, part.linesAt, around.marks).filter(({ kind }) => kind !== 'cited');
      return (
        <code key={index} className={runs.code} translate="no">
          <Leaf text={part.text} at={0} around={{ ...around, marks }} />
        </code>
      );
    }
    const inner = <Inlines parts={part.children} around={around} />;
    // Where a link leads is checked with the text: before that it is its words.
    if (part.kind === 'link' && !around.isChecked) return <Fragment key={index}>{inner}</Fragment>;
    if (part.kind === 'link')
      return (
        <a key={index} href={part.href} rel={part.href?.startsWith('http') ? 'nofollow noopener' : undefined}>
          {inner}
        </a>
      );
    return part.kind === 'strong' ? <strong key={index}>{inner}</strong> : <em key={index}>{inner}</em>;
  });
}

interface LeafProps {
  readonly text: string;
  readonly at: number;
  readonly around: Surroundings;
}

function Leaf({ text: words, at, around }: LeafProps) {
  const text = useText();
  return markedPieces(words, at, around.marks).map((piece, index, all) => {
    const cited = piece.marks.find((mark) => mark.kind === 'cited');
    if (cited) return cited.from === piece.at ? <Citation key={piece.at} number={cited.source} at={cited.from} {...around} /> : null;
    const uncited = piece.marks.find((mark) => mark.kind === 'uncited');
    const isUnknown = piece.marks.some((mark) => mark.kind === 'unknown-name');
    // A number follows what it is of without a space.
    const isBeforeNumber = all[index + 1]?.marks.some((mark) => mark.kind === 'cited') ?? false;
    const shown = isBeforeNumber ? piece.text.trimEnd() : piece.text;
    if (!uncited && !isUnknown) return shown;
    return (
      <span key={piece.at} className={isUnknown ? styles.unknown : styles.uncited}>
        {shown}
        {uncited && uncited.to === piece.at + piece.text.length && (
          <span className="visually-hidden"> ({text('plus-answer-uncited')})</span>
        )}
      </span>
    );
  });
}

function Citation({ number, at, id, sources, isCut }: Surroundings & { readonly number: number; readonly at: number }) {
  const text = useText();
  // It was not checked that this is the right source: the number leads nowhere.
  if (isCut) return number <= sources.length && <sup className={styles.citation}>{number}</sup>;
  const title = sources[number - 1]?.title ?? '';
  return (
    <sup className={styles.citation}>
      <a
        href={`#${id}-source-${number}`}
        id={citationId(id, number, at)}
        data-cites={`${id}-source-${number}`}
        aria-label={text('plus-answer-source-of', { number, title })}
        title={title}
        onClick={followCitation}
      >
        {number}
      </a>
    </sup>
  );
}
