import type { TranslationCounts } from '@webdocs/contracts/page/translations-page';
import { useText } from '@webdocs/remote-kit';

/** The states of pages in words: how many are translated, then what else there is of them. */
export function useFigures(): (counts: TranslationCounts) => string[] {
  const text = useText();
  return ({ current, behind, unknown, orphaned, missing }) => {
    const translated = current + behind + unknown;
    const all = translated + missing;
    return [
      text('docs-progress-translated', { count: translated, all }),
      ...(current ? [text('docs-progress-count-current', { count: current })] : []),
      ...(behind ? [text('docs-progress-count-behind', { count: behind })] : []),
      ...(unknown ? [text('docs-progress-count-unknown', { count: unknown })] : []),
      ...(orphaned ? [text('docs-progress-count-orphaned', { count: orphaned })] : []),
    ];
  };
}
