import { Button } from '@webdocs/design/Button';
import { definePart, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { KeyHint } from '../features/search-form/KeyHint.tsx';
import { SearchForm } from '../features/search-form/SearchForm.tsx';
import { useSearchShortcut } from '../features/shortcuts/use-search-shortcut.ts';
import { messages } from '../messages.ts';

function HomeHero() {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(true, () => input.current?.focus());

  return (
    <SearchForm id="hero-search-q" size="large" name={text('search-label')} input={input}>
      <KeyHint>/</KeyHint>
      <Button type="submit" kind="primary">
        {text('search-submit')}
      </Button>
    </SearchForm>
  );
}

export const homeHero = definePart({ component: HomeHero, messages });
