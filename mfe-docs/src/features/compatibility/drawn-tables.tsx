import { definePart, useLocale, useText, type Part, type PartProps } from '@webdocs/remote-kit';
import { joinCatalogues } from '@webdocs/i18n';
import { compatTableHtml } from './compat-table-html.ts';
import { markup } from './markup.ts';
import { DrawTable } from './draw-table.ts';
import words from './words/en-US.ftl';

/**
 * A part whose compatibility tables the server draws: with the data that it was handed for them, and the words that a
 * browser would have to fetch.
 */
export function withDrawnTables({ component: PartComponent, messages, ...part }: Part): Part {
  function PartWithTables(props: PartProps) {
    const text = useText();
    const locale = useLocale();
    const { compat, address } = props;
    return (
      <DrawTable value={(query) => drawn(query) ?? markup`<p>${text('docs-compat-server-only')}</p>`.source}>
        <PartComponent {...props} />
      </DrawTable>
    );

    function drawn(query: string): string | undefined {
      const answer = compat?.[query];
      // It is in each of a thousand cells: the place of the table is shorter than its name.
      const id = `compat-${Object.keys(compat ?? {}).indexOf(query)}`;
      try {
        return answer && compatTableHtml(answer, { text, locale, page: address.pathname, id });
      } catch {
        // The browser tries again with fresh data, and says so where it fails as well.
        return undefined;
      }
    }
  }

  return definePart({ ...part, component: PartWithTables, messages: joinCatalogues(messages, words) });
}
