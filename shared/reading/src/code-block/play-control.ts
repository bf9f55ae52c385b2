import type { Locale } from '@webdocs/contracts/reader/locale';
import { play } from '@webdocs/design/drawings';
import { control, type Control, type ControlText } from './control.ts';

const failedMs = 3000;

interface PlaySurroundings {
  readonly text: ControlText;
  readonly name: string;
  readonly locale: Locale;
  readonly page: string;
  readonly status: HTMLElement;
}

/**
 * Opens the playground with the code of the sample that the block belongs to, or with that of the block alone: in a tab of
 * its own, with Shift in this one. Blocks of other languages have no such button.
 */
export function playControl(block: HTMLElement, { text, name, locale, page, status }: PlaySurroundings): Control | undefined {
  if (!block.dataset.liveSample && !block.dataset.playable) return undefined;
  const made = control({ icon: play, label: text('reading-play'), name: text('reading-play-code', { name }), status });
  made.button.dataset.play = '';
  made.button.dataset.glean = 'play_action: open';
  made.button.addEventListener('click', async ({ shiftKey }) => {
    // At once, because browsers open a tab only in answer to a press. It stays tied to this page: the playground runs what its
    // own site sends without asking.
    const tab = shiftKey ? window : (window.open('', '_blank') ?? window);
    try {
      const [{ codeOfBlock }, { openPlayground }] = await Promise.all([
        import(/* webpackChunkName: "open-playground" */ './code-of-block.ts'),
        import(/* webpackChunkName: "open-playground" */ '../open-playground.ts'),
      ]);
      await openPlayground(tab, locale, await codeOfBlock(block, page));
    } catch {
      if (tab !== window) tab.close();
      made.say('failed', text('reading-play-failed'), failedMs);
    }
  });
  return made;
}
