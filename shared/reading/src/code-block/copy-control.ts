import { copy } from '@webdocs/design/drawings';
import { control, type Control, type ControlText } from './control.ts';

const copiedMs = 1000;
const failedMs = 3000;

interface CopySurroundings {
  readonly text: ControlText;
  readonly name: string;
  readonly status: HTMLElement;
}

/** Copies the code as the reader sees it. */
export function copyControl(block: HTMLElement, { text, name, status }: CopySurroundings): Control {
  const made = control({
    icon: copy,
    label: text('reading-copy'),
    name: text('reading-copy-code', { name }),
    room: text('reading-copied'),
    status,
  });
  made.button.dataset.glean = 'copy_code';
  made.button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '');
      made.say('done', text('reading-copied'), copiedMs);
    } catch {
      made.say('failed', text('reading-copy-failed'), failedMs);
    }
  });
  return made;
}
