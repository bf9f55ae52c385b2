import { Button } from '@webdocs/design/Button';
import prose from '@webdocs/reading/prose.module.css';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { classNames } from '@webdocs/design/class-names';
import { Html, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { readCurriculum, type CurriculumData } from '../../../data/curriculum-data.ts';
import styles from './LessonDialog.module.css';

type Steps = CurriculumData['sections'];

/** A page of the curriculum as a lesson: one section after the other. */
export function OwnLesson({ address }: { readonly address: string }) {
  const text = useText();
  const [steps, setSteps] = useState<Steps | 'failed'>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLeft = false;
    readCurriculum(address)
      .then(({ sections }) => (sections.length > 0 ? sections : ('failed' as const)))
      .catch(() => 'failed' as const)
      .then((answer) => isLeft || setSteps(answer));
    return () => {
      isLeft = true;
    };
  }, [address, tries]);

  function again() {
    setSteps(undefined);
    setTries(tries + 1);
  }

  if (steps === undefined)
    return (
      <p className={styles.state} role="status">
        {text('blog-lesson-loading')}
      </p>
    );
  if (steps === 'failed')
    return (
      <div className={styles.state} role="alert">
        <p>{text('blog-lesson-failed')}</p>
        <Button onClick={again}>{text('blog-lesson-try-again')}</Button>
      </div>
    );
  return <StepByStep steps={steps} />;
}

function StepByStep({ steps }: { readonly steps: Steps }) {
  const text = useText();
  const [at, setAt] = useState(0);
  const words = useRef<HTMLDivElement>(null);
  useReachableScrollers(words, String(at));
  const step = steps[at];

  function go(to: number) {
    setAt(to);
    words.current?.parentElement?.scrollTo(0, 0);
  }

  return (
    <div className={styles.own}>
      <div className={styles.step}>
        <div ref={words} className={classNames(styles.words, prose.prose)}>
          {step && (
            <section key={at}>
              {step.title && <StepTitle title={step.title} isFirst={at === 0} />}
              <Html html={step.content} />
            </section>
          )}
        </div>
      </div>
      <div className={styles.steps}>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {text('blog-lesson-previous')}
        </Button>
        <p role="status">{text('blog-lesson-step', { at: at + 1, count: steps.length })}</p>
        <Button kind="primary" disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          {text('blog-lesson-next')}
        </Button>
      </div>
    </div>
  );
}

/** Those who listen are brought to the step that they asked for; at the start they are at the title of the lesson. */
function StepTitle({ title, isFirst }: { readonly title: string; readonly isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsked = useRef(!isFirst);
  useEffect(() => {
    if (wasAsked.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      <Html as="span" html={title} />
    </h3>
  );
}
