import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { external } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { openPlayground } from '@webdocs/reading/open-playground';

interface PlaygroundButtonOptions {
  readonly label: string;
  readonly className: string;
  readonly locale: string;
  /** As it is when the button is pressed. */
  readonly code: () => SampleCode;
  readonly onFailure: () => void;
}

/** Takes the code to the Playground: in a tab of its own, with Shift in this one. */
export function playgroundButton({ label, className, locale, code, onFailure }: PlaygroundButtonOptions): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className, title: label }, glyph(external), make('span', {}, label));
  button.addEventListener('click', async ({ shiftKey }) => {
    // At once, because browsers open a tab only in answer to a press. It stays tied to this page, so the code runs there without asking.
    const tab = shiftKey ? window : (window.open('', '_blank') ?? window);
    try {
      await openPlayground(tab, locale, code());
    } catch {
      if (tab !== window) tab.close();
      onFailure();
    }
  });
  return button;
}
