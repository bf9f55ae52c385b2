import { preferredLocaleCookieFor } from '@webdocs/contracts/reader/preferred-locale';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Switch } from '@webdocs/design/Switch';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import styles from '../HeaderTools.module.css';
import { readPreferredLocale } from './preferred-locale.ts';
import { RetiredLanguages } from './RetiredLanguages.tsx';
import words from './words/en-US.ftl';

interface LanguageMemoryProps {
  readonly locale: Locale;
  /** With its style, which no late piece of the shell brings. */
  readonly toggle: typeof Switch;
}

/** Below the languages: whether the chosen one is remembered, and those that are not offered. It needs a script, so it comes with the first opening. */
function LanguageMemory({ locale, toggle: Toggle }: LanguageMemoryProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [remembers, setRemembers] = useState(() => readPreferredLocale(document.cookie) !== undefined);

  function remember(chosen: string | undefined): void {
    document.cookie = preferredLocaleCookieFor(chosen, location.hostname);
    setRemembers(chosen !== undefined);
  }

  useEffect(() => {
    const menu = place.current?.closest('details');
    const followChoice = ({ target }: Event) => {
      const chosen = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
      if (chosen && remembers) remember(chosen);
    };
    menu?.addEventListener('click', followChoice);
    return () => menu?.removeEventListener('click', followChoice);
  }, [remembers]);

  return (
    <div ref={place}>
      <Toggle
        className={styles.remember}
        label={text('shell-language-remember')}
        checked={remembers}
        onChange={({ currentTarget }) => remember(currentTarget.checked ? locale : undefined)}
      />
      <RetiredLanguages />
    </div>
  );
}

export const languageMemory = definePiece({ component: LanguageMemory, messages: words });
