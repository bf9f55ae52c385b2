import { Button } from '@webdocs/design/Button';
import { chevronDown, menu } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import { draggedKind } from './dragged-item.ts';
import styles from './PlaceButtons.module.css';
import words from './words/en-US.ftl';

export interface PlaceButtonsProps {
  readonly id: string;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** The button that was pressed last: a card that changes its group is made anew, and the focus would be lost with the old one. */
let pressed: { readonly id: string; readonly by: -1 | 1 } | undefined;

/** What gives an article another place: buttons for every reader, a handle to drag it by for a mouse. */
function PlaceButtons({ id, title, isFirst, isLast, onMove }: PlaceButtonsProps) {
  const text = useText();
  const buttons = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (pressed?.id !== id || document.activeElement !== document.body) return;
    buttons.current?.querySelectorAll('button')[pressed.by < 0 ? 0 : 1]?.focus();
    // Once, when the card is made.
  }, []);
  const move = (by: -1 | 1) => {
    pressed = { id, by };
    onMove(by);
  };
  const button = (by: -1 | 1, isAtEnd: boolean) => (
    <Button
      kind="quiet"
      size="small"
      className={by < 0 ? styles.up : undefined}
      icon={<Glyph of={chevronDown} size={16} />}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : () => move(by)}
    >
      {text(by < 0 ? 'plus-order-up' : 'plus-order-down')}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
  return (
    <span ref={buttons} className={styles.buttons}>
      {button(-1, isFirst)}
      {button(1, isLast)}
      <span
        className={styles.handle}
        draggable
        aria-hidden="true"
        title={text('plus-order-drag')}
        onDragStart={({ dataTransfer, currentTarget }) => {
          dataTransfer.setData(draggedKind, id);
          dataTransfer.effectAllowed = 'move';
          const card = currentTarget.closest('article');
          if (card) dataTransfer.setDragImage(card, 0, 0);
        }}
      >
        <Glyph of={menu} size={18} />
      </span>
    </span>
  );
}

export const placeButtons = definePiece({ component: PlaceButtons, messages: words });
