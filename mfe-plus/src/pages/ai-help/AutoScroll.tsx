import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import type { Exchange } from '../../conversation/conversation.ts';
import { answerId } from './answer-id.ts';
import styles from './AiHelpPage.module.css';

/** The page does not move while an answer grows below the window. A reader who wants to follow the text presses this button, and stops it by scrolling. */
export function AutoScroll({ exchange }: { readonly exchange: Exchange | undefined }) {
  const text = useText();
  const [isOn, turnOn] = useState(false);
  const [isBelow, setBelow] = useState(false);
  const isGrowing = exchange?.state === 'in-progress' && exchange.kind === 'model';
  const length = exchange?.text.length ?? 0;

  useEffect(() => {
    if (!isGrowing) return isOn ? turnOn(false) : undefined;
    const end = document.getElementById(answerId(exchange))?.getBoundingClientRect().bottom ?? 0;
    const beyond = end - (window.innerHeight - composerHeight);
    if (beyond > 0 !== isBelow) setBelow(beyond > 0);
    if (isOn && beyond > 0) window.scrollBy(0, beyond);
  }, [isGrowing, isOn, length]);

  useEffect(() => {
    if (!isOn) return;
    const stop = () => turnOn(false);
    const stopByKey = ({ key }: KeyboardEvent) => /^(Arrow|Page|Home|End)/.test(key) && stop();
    window.addEventListener('wheel', stop, { passive: true });
    window.addEventListener('touchmove', stop, { passive: true });
    window.addEventListener('keydown', stopByKey);
    return () => {
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
      window.removeEventListener('keydown', stopByKey);
    };
  }, [isOn]);

  if (!isGrowing || (!isBelow && !isOn)) return null;
  return (
    <Button size="small" className={styles.scroll ?? ''} aria-pressed={isOn} onClick={() => turnOn(!isOn)}>
      {text(isOn ? 'plus-ai-help-scrolling' : 'plus-ai-help-scroll')}
    </Button>
  );
}

/** With its padding, in pixels: the end of the text has to be above it. */
const composerHeight = 130;
