import { isHome } from '@webdocs/contracts/reader/address';
import { definePart, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { HeaderSearch, openHeaderSearch } from '../features/header-search/HeaderSearch.tsx';
import { searchAddress } from '../features/search-form/search-address.ts';
import { takeSelection } from '../features/shortcuts/take-selection.ts';
import { useSearchShortcut } from '../features/shortcuts/use-search-shortcut.ts';
import words from '../features/search-form/words/en-US.ftl';
import { QuickSearchBox } from './QuickSearchBox.tsx';

const headerInputId = 'header-search-q';

function HeaderBox({ page, address }: PartProps) {
  const locale = useLocale();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // On home and among results the larger field below answers the keys.
  useSearchShortcut(!isHome(address.pathname) && page.renderer !== 'Search', () => {
    if (!panel.current || !input.current) return;
    takeSelection(input.current);
    openHeaderSearch(panel.current, input.current);
  });

  return (
    <HeaderSearch
      href={searchAddress(locale)}
      fieldId={headerInputId}
      shown={page.renderer === 'Search' ? address.pathname + address.search : address.pathname}
      input={input}
      panel={panel}
    >
      <QuickSearchBox id={headerInputId} size="header" name={text('search-in-header')} input={input} />
    </HeaderSearch>
  );
}

export const headerBox = definePart({ component: HeaderBox, messages: words });
