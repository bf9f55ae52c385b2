import type { Document } from '@webdocs/contracts/page/page';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { loadMessages } from '@webdocs/i18n';
import { chapterMarks } from './chapter-marks.ts';
import { followChapter } from './follow-chapter.ts';
import { progressStore } from '@webdocs/reading/progress-store';
import { slugOf } from './chapter-state.ts';
import words from './words/en-US.ftl';

interface LearningPage {
  readonly kind: NonNullable<Document['learning']>['kind'];
  readonly url: string;
  readonly locale: Locale;
  readonly pseudo: boolean;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
}

export async function startLearning(container: HTMLElement, { kind, url, locale, pseudo, signal }: LearningPage): Promise<void> {
  const { text } = await loadMessages(words, locale, { pseudo });
  if (signal.aborted) return;
  const sidebar = container.parentElement?.querySelector('nav') ?? undefined;
  const marks = chapterMarks({ sidebar, article: kind === 'chapter' ? undefined : container, text, locale });
  const stopListening = progressStore.subscribe(() => marks.show(progressStore.now()));
  marks.show(progressStore.now());
  signal.addEventListener('abort', () => {
    stopListening();
    marks.remove();
  });
  if (kind === 'chapter') followChapter(container, slugOf(url), text, signal);
}
