import type { Document } from '@webdocs/contracts/page/page';
import { definePiece, useFact, useText } from '@webdocs/remote-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chosenAtOnce, chosenSurvey, type ChosenSurvey } from './choose-survey.ts';
import { forcedSurvey } from './forced-survey.ts';
import { SurveyCard } from './SurveyCard.tsx';
import { isDone, memoryOf, surveyKey } from './survey-memory.ts';
import { keepInView, whenNothingMoves } from './when-nothing-moves.ts';
import styles from './Survey.module.css';
import words from './words/en-US.ftl';

/**
 * Asks the reader, if a survey is for them. What is known when a page is opened is there with its first paint; what is only known later
 * waits until its place is above the view, or for the next page: no text moves under the eyes of a reader.
 */
function Survey({ doc }: { readonly doc: Document }) {
  const text = useText();
  const session = useFact('session');
  const [chosen, setChosen] = useState(() => chosenAtOnce({ doc, session }));
  const [thanks, setThanks] = useState<'docs-survey-thanks' | 'docs-survey-previewed'>();
  const isLate = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const { status } = session;

  useEffect(() => {
    if (chosen || (status !== 'anonymous' && status !== 'signed-in')) return;
    let stop = (): void => undefined;
    let isOver = false;
    // Away, or blocked in this browser: nothing is asked.
    chosenSurvey({ doc, session }).then(come, () => undefined);
    return () => {
      isOver = true;
      stop();
    };

    function come(found: ChosenSurvey | undefined): void {
      if (isOver || !found || !place.current) return;
      if (found.isForced) return setChosen(found);
      stop = whenNothingMoves(place.current, () => {
        isLate.current = true;
        setChosen(found);
      });
    }
    // Another session is another reader.
  }, [doc, status, session.subscriptionType]);

  useLayoutEffect(() => {
    if (chosen && isLate.current && place.current) keepInView(place.current);
    isLate.current = false;
  }, [chosen]);

  useEffect(() => (chosen && !chosen.isForced ? followOtherTabs(chosen, () => setChosen(undefined)) : undefined), [chosen]);

  // The hash may come to ask for one while the page is open.
  useEffect(
    () =>
      onHashChange(() => {
        if (forcedSurvey(location) === undefined) return;
        chosenSurvey({ doc, session }).then(
          (found) => {
            if (!found || isOpenHere()) return;
            setThanks(undefined);
            setChosen(found);
          },
          () => undefined,
        );
      }),
    [doc, status, session.subscriptionType],
  );

  // What had the focus is gone: it goes to what came in its place.
  function leave(saying?: typeof thanks) {
    setChosen(undefined);
    setThanks(saying);
    place.current?.focus();
  }
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {chosen && (
        <SurveyCard
          key={chosen.survey.key}
          found={chosen}
          onDismissed={() => leave()}
          onSubmitted={() => leave(chosen.is_open ? 'docs-survey-thanks' : 'docs-survey-previewed')}
        />
      )}
      {thanks && (
        <p className={styles.thanks} role="status">
          {text(thanks)}
        </p>
      )}
    </div>
  );
}

/** What was done with a survey in one tab holds in all, unless it is open in this one. */
function followOtherTabs({ survey: { bucket } }: ChosenSurvey, leave: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === surveyKey(bucket) && isDone(memoryOf(bucket)) && !isOpenHere()) leave();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function isOpenHere(): boolean {
  return document.querySelector(`.${styles.form}[open]`) !== null;
}

function onHashChange(call: () => void): () => void {
  window.addEventListener('hashchange', call);
  return () => window.removeEventListener('hashchange', call);
}

export const survey = definePiece({ component: Survey, messages: words });
