import type { Locale } from '@webdocs/contracts/reader/locale';
import type { ChapterProgress, LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { check, type Drawing } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { formatDate, type Messages } from '@webdocs/i18n';
import { slugOf, solvedOf, stateOf, type ChapterState } from './chapter-state.ts';
import styles from './chapter-marks.module.css';

interface MarkedPlaces {
  readonly sidebar: HTMLElement | undefined;
  /** A page that lists chapters. */
  readonly article: HTMLElement | undefined;
  readonly text: Messages['text'];
  readonly locale: Locale;
}

interface Mark {
  readonly slug: string;
  readonly element: HTMLElement;
  /** What the sign means, for those who do not see it. */
  readonly words: HTMLElement;
  /** Beside a chapter in the list of an article: how much is solved, and since when it is read. */
  readonly details?: HTMLElement;
}

const drawings: Readonly<Partial<Record<ChapterState, Drawing>>> = { done: check, open: check };

/** A sign before each chapter in the sidebar and in the lists of the page: read, read with an exercise open, begun, to come. */
export function chapterMarks({ sidebar, article, text, locale }: MarkedPlaces) {
  const links = [...(sidebar?.querySelectorAll<HTMLAnchorElement>('a[data-chapter]') ?? [])];
  const chapters = new Set(links.map(slugOfLink));
  const inSidebar = links.map((link): Mark => ({ slug: slugOfLink(link), ...signOf(link) }));
  const items = [...(article?.querySelectorAll<HTMLLIElement>('ol > li') ?? [])];
  const inArticle = items.flatMap((item): Mark[] => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a:first-child, :scope > p:first-child > a:first-child');
    if (!link || !chapters.has(slugOfLink(link))) return [];
    item.classList.add(styles.item ?? '');
    const details = make('span', { class: styles.details });
    item.append(details);
    return [{ slug: slugOfLink(link), ...signOf(link), details }];
  });
  const marks = [...inSidebar, ...inArticle];

  return {
    show({ chapters: known }: LearningProgress): void {
      for (const { slug, element, words, details } of marks) {
        const state = stateOf(known[slug]);
        if (element.dataset.state !== state) {
          element.dataset.state = state;
          const drawing = drawings[state];
          const shape = make('span', { class: styles.shape, 'aria-hidden': 'true' }, ...(drawing ? [glyph(drawing)] : []));
          element.replaceChildren(shape);
          words.textContent = ` ${text(`docs-learning-state-${state}`)}`;
        }
        if (details) details.textContent = detailsOf(known[slug]);
      }
    },
    remove(): void {
      for (const { element, words, details } of marks) {
        element.remove();
        words.remove();
        details?.remove();
      }
      for (const item of items) item.classList.remove(styles.item ?? '');
    },
  };

  function detailsOf(chapter: ChapterProgress | undefined): string {
    const { solved, known } = solvedOf(chapter);
    const exercises = known ? [text('docs-learning-count-of', { done: solved, count: known })] : [];
    const read =
      chapter?.read === undefined
        ? []
        : [text('docs-learning-read-on', { date: formatDate(locale, new Date(chapter.read).toISOString()) })];
    return [...exercises, ...read].join(' · ');
  }
}

function slugOfLink(link: HTMLAnchorElement): string {
  return slugOf(link.pathname);
}

/** The sign is part of the link, which is a row of its own in the sidebar; the words are read after it. */
function signOf(link: HTMLAnchorElement): Pick<Mark, 'element' | 'words'> {
  const element = make('span', { class: styles.mark });
  const words = make('span', { class: 'visually-hidden' });
  link.prepend(element);
  link.after(words);
  return { element, words };
}
