import { check, doubleCheck, half, octagon, type Drawing } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { cardPosition } from './card-position.ts';
import styles from './preview-card.module.css';
import type { Preview } from '../../data/preview-of.ts';

type Standing = NonNullable<Preview['standing']>;

const shapes: Readonly<Record<Standing, Drawing>> = {
  high: doubleCheck,
  low: check,
  limited: half,
  discouraged: octagon,
  removing: octagon,
};

/** Describes the link in front of the page until it is taken away; nothing in it can be pressed. */
export function previewCard(link: HTMLElement, { title, summary, locale, standing }: Preview, text: (id: string) => string): HTMLElement {
  const card = make(
    'div',
    { id: 'docs-link-preview', role: 'tooltip', popover: 'manual', class: styles.card, lang: locale },
    make('p', { class: styles.title }, title),
    make('p', { class: styles.summary }, summary),
  );
  // The words of the page are in its own language, whatever that of the document is.
  if (standing && shapes[standing])
    card.append(
      make(
        'p',
        { class: styles.standing, 'data-standing': standing, lang: document.documentElement.lang },
        glyph(shapes[standing]),
        text(`docs-baseline-${standing}`),
      ),
    );
  (link.closest('article') ?? document.body).append(card);
  card.showPopover();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = cardPosition(link.getBoundingClientRect(), card.getBoundingClientRect(), { width, height });
  // Coordinates of the page: the card scrolls away with its link.
  card.style.setProperty('left', `${left + window.scrollX}px`);
  card.style.setProperty('top', `${top + window.scrollY}px`);
  return card;
}
