import { latePiece, useConfiguration, useLatePiece } from '@webdocs/remote-kit';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { isOwn, type Lesson } from './lesson.ts';

const LessonDialog = latePiece(async () => (await import(/* webpackChunkName: "curriculum-lesson" */ './LessonDialog.tsx')).lessonDialog);

interface ShownLesson {
  /** For the click on a link to it: without a script, and for a tab of its own, the link is followed. */
  readonly open: (event: MouseEvent, lesson: Lesson) => void;
  /** Fetches what shows it, before the click. */
  readonly prepare: () => void;
  readonly dialog: ReactNode;
}

/** A lesson over the page. Nothing of it is loaded before its reader asks for it, and nothing stays when it is closed. */
export function useLesson(): ShownLesson {
  const { addresses } = useConfiguration();
  const [shown, setShown] = useState<Lesson>();
  const { isThere, hasFailed, fetch } = useLatePiece(LessonDialog);

  useEffect(() => {
    if (shown && hasFailed) location.assign(shown.url);
  }, [shown, hasFailed]);

  return {
    open(event, lesson) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
      // Without a host for frames the partner is visited.
      if (!isOwn(lesson) && !URL.canParse(addresses.play)) return;
      event.preventDefault();
      setShown(lesson);
      void fetch();
    },
    prepare: () => void fetch(),
    dialog: shown && isThere && <LessonDialog lesson={shown} playOrigin={addresses.play} close={() => setShown(undefined)} />,
  };
}
