import { lessonAddress } from '@webdocs/contracts/samples/lesson-address';
import { close as cross } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, type RefObject, type SyntheticEvent } from 'react';
import { isOwn, type Lesson } from './lesson.ts';
import styles from './LessonDialog.module.css';
import { OwnLesson } from './OwnLesson.tsx';
import words from './words/en-US.ftl';

interface LessonDialogProps {
  readonly lesson: Lesson;
  /** Of the host beside which lessons of the partner have their frame. */
  readonly playOrigin: string;
  readonly close: () => void;
}

/** Closed, open in full screen, closed: who leaves full screen leaves the lesson. */
function LessonDialog({ lesson, playOrigin, close }: LessonDialogProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFullScreen(dialog, stage);
  const own = isOwn(lesson);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => leaveInOrder(event, dialog.current)}
      onClose={close}
    >
      <div ref={stage} className={styles.stage}>
        <div className={styles.bar}>
          <h2 id={titleId}>{lesson.title}</h2>
          {!own && <p>{text('blog-lesson-note', { host: new URL(lesson.url).host })}</p>}
          <a href={lesson.url} {...(own ? {} : { target: '_blank', rel: 'noopener' })}>
            {text(own ? 'blog-lesson-as-page' : 'blog-lesson-new-tab')}
          </a>
          <button type="button" className={styles.close} onClick={() => leave(dialog.current)}>
            <Glyph of={cross} />
            {text('blog-lesson-close')}
          </button>
        </div>
        {own ? (
          <OwnLesson address={lesson.url} />
        ) : (
          <iframe className={styles.frame} src={lessonAddress(playOrigin, lesson.url)} title={lesson.title} allow="fullscreen" />
        )}
      </div>
    </dialog>
  );
}

/** A browser that shows no page in full screen shows the dialog in its whole window. */
function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let wasFull = false;
    const follow = () => {
      if (document.fullscreenElement) wasFull = true;
      else if (wasFull) dialog.current?.close();
    };
    document.addEventListener('fullscreenchange', follow);
    dialog.current?.showModal();
    stage.current?.requestFullscreen?.()?.catch(() => undefined);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [dialog, stage]);
}

/** Full screen ends first: until then nothing outside of it can be given the focus, which the dialog returns to its link. */
function leave(dialog: HTMLDialogElement | null): void {
  const close = () => dialog?.close();
  if (document.fullscreenElement) document.exitFullscreen().then(close, close);
  else close();
}

/** Escape, or the gesture of a phone for going back. */
function leaveInOrder(event: SyntheticEvent, dialog: HTMLDialogElement | null): void {
  if (!document.fullscreenElement) return;
  event.preventDefault();
  leave(dialog);
}

export const lessonDialog = definePiece({ component: LessonDialog, messages: words });
