import { Button } from '@webdocs/design/Button';
import { definePart, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { takeSelection } from '../features/shortcuts/take-selection.ts';
import { useSearchShortcut } from '../features/shortcuts/use-search-shortcut.ts';
import words from '../features/search-form/words/en-US.ftl';
import { QuickSearchBox } from './QuickSearchBox.tsx';

function HomeHero() {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(true, () => {
    if (!input.current) return;
    takeSelection(input.current);
    input.current.focus();
    input.current.select();
  });

  return (
    <QuickSearchBox id="hero-search-q" size="large" name={text('search-label')} input={input}>
      <Button type="submit" kind="primary">
        {text('search-submit')}
      </Button>
    </QuickSearchBox>
  );
}

export const homeHero = definePart({ component: HomeHero, messages: words });
