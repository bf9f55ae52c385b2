import { make } from '@webdocs/enhance/elements';
import type { Messages } from '@webdocs/i18n';
import styles from './chapter-marks.module.css';
import { progressStore } from '@webdocs/reading/progress-store';

/** The list that a chapter ends with: a reader ticks what is clear. */
const selfCheckId = 'check_yourself';

/** Remembers where a reader is in a chapter, when its end was reached, and which points are ticked. */
export function followChapter(container: HTMLElement, slug: string, text: Messages['text'], signal: AbortSignal): void {
  const headings = [...container.querySelectorAll<HTMLElement>('h2[id], h3[id]')];
  followSections(headings, slug, signal);
  followEnd(container, headings, slug, signal);
  tickPoints(container, slug, text, signal);
}

/** The heading that was scrolled past last. A chapter that was only opened has been begun all the same. */
function followSections(headings: readonly HTMLElement[], slug: string, signal: AbortSignal): void {
  let shown: string | undefined;
  if (!progressStore.now().chapters[slug]) progressStore.change(slug, {});
  const observer = new IntersectionObserver(
    (entries) => {
      const heading = entries.findLast(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
      if (!heading || heading.id === shown) return;
      shown = heading.id;
      progressStore.change(slug, { section: { id: heading.id, title: titleOf(heading) } });
    },
    // The upper half of the window: what is read, not what is about to come.
    { rootMargin: '0px 0px -50% 0px' },
  );
  for (const heading of headings) observer.observe(heading);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** A chapter is read when its last section, or the links that lead on, has come into view. */
function followEnd(container: HTMLElement, headings: readonly HTMLElement[], slug: string, signal: AbortSignal): void {
  const end = container.querySelector('article .prev-next') ?? headings.at(-1);
  if (!end || progressStore.now().chapters[slug]?.read !== undefined) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    progressStore.change(slug, { read: Date.now() });
  });
  observer.observe(end);
  signal.addEventListener('abort', () => observer.disconnect());
}

function tickPoints(container: HTMLElement, slug: string, text: Messages['text'], signal: AbortSignal): void {
  const items = pointsOf(container);
  const boxes = items.map((item) => {
    const box = make('input', { type: 'checkbox', class: styles.box });
    box.addEventListener('change', () => {
      const ticked = boxes.flatMap((one, at) => (one.checked ? [at] : []));
      progressStore.change(slug, { points: ticked });
    });
    const label = make('label', { class: styles.point }, box, make('span', {}, ...[...item.childNodes]));
    item.replaceChildren(label);
    item.classList.add(styles.listed ?? '');
    return box;
  });
  if (boxes.length === 0) return;
  items[0]?.parentElement?.setAttribute('aria-label', text('docs-learning-points'));
  const show = () => {
    const { points = [] } = progressStore.now().chapters[slug] ?? {};
    for (const [index, box] of boxes.entries()) box.checked = points.includes(index);
  };
  show();
  const stopListening = progressStore.subscribe(show);
  signal.addEventListener('abort', () => {
    stopListening();
    for (const item of items) {
      item.classList.remove(styles.listed ?? '');
      item.replaceChildren(...(item.querySelector('label > span')?.childNodes ?? []));
    }
  });
}

/** The items of the list in the section, wherever the section begins and ends in the HTML. */
function pointsOf(container: HTMLElement): HTMLLIElement[] {
  const heading = container.querySelector(`#${selfCheckId}`);
  const all = [...container.querySelectorAll('h2, article ul')];
  const after = heading ? all.slice(all.indexOf(heading) + 1) : [];
  const end = after.findIndex((element) => element.tagName === 'H2');
  const list = (end === -1 ? after : after.slice(0, end)).find((element) => element.tagName === 'UL');
  return [...(list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [])];
}

/** Without what a script has put beside the words, such as the link to the heading. */
function titleOf(heading: HTMLElement): string {
  return (heading.querySelector('a')?.textContent ?? heading.textContent ?? '').trim().slice(0, 200);
}
