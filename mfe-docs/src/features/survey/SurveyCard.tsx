import { close } from '@webdocs/design/drawings';
import { IconButton } from '@webdocs/design/IconButton';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChosenSurvey } from './choose-survey.ts';
import { OwnForm } from './OwnForm.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { tellStep } from './tell-step.ts';
import styles from './Survey.module.css';

interface SurveyCardProps {
  readonly found: ChosenSurvey;
  readonly onDismissed: () => void;
  readonly onSubmitted: () => void;
}

/** A survey: what it is about, and behind its question the form. All of its texts are plain text. */
export function SurveyCard({ found, onDismissed, onSubmitted }: SurveyCardProps) {
  const text = useText();
  const teaserId = useId();
  const card = useRef<HTMLElement>(null);
  const [isOpened, setOpened] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const {
    survey: { teaser, question, footnote, form, locale },
    is_open: isOpen,
  } = found;

  useEffect(() => (card.current ? whenSeen(card.current, () => tellStep(found, 'seen')) : undefined), [found]);

  function open() {
    setOpened(true);
    tellStep(found, 'opened');
  }
  function dismiss() {
    // What was typed would be gone.
    if (isFilled && !isWarned) return setWarned(true);
    tellStep(found, 'dismissed');
    onDismissed();
  }
  function submitted() {
    tellStep(found, 'submitted');
    onSubmitted();
  }
  return (
    <section ref={card} className={styles.card} aria-labelledby={teaserId}>
      <div className={styles.head}>
        <p id={teaserId} className={styles.teaser} lang={locale} dir="auto">
          {teaser}
        </p>
        <IconButton drawing={close} label={text('docs-survey-dismiss')} onClick={dismiss} />
      </div>
      {isWarned && isFilled && (
        <p role="alert" className={styles.problem}>
          {text('docs-survey-unsent')}
        </p>
      )}
      <details className={styles.form} onToggle={({ currentTarget }) => currentTarget.open && open()}>
        <summary>
          <span lang={locale} dir="auto">
            {question}
          </span>
        </summary>
        {!isOpen && <p className={styles.small}>{text('docs-survey-preview')}</p>}
        {isOpened && form.kind === 'provider' && <ProviderForm src={form.src} title={teaser} onSubmitted={submitted} />}
        {isOpened && form.kind === 'own' && (
          <OwnForm found={found} questions={form.questions} onFilled={setFilled} onSubmitted={submitted} />
        )}
      </details>
      {footnote && (
        <p className={styles.small} lang={locale} dir="auto">
          {footnote}
        </p>
      )}
    </section>
  );
}

/** It may have come in above the view. */
function whenSeen(element: Element, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
