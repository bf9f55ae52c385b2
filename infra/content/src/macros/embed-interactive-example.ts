import { element } from '../parse/tree.ts';
import { framePath } from './machinery/frame-path.ts';
import type { Macro } from './machinery/macro.ts';

const heights: ReadonlyMap<string, string> = new Map([
  ['shorter', '370'],
  ['taller', '700'],
  ['tabbed-shorter', '487'],
  ['tabbed-standard', '548'],
  ['tabbed-taller', '774'],
]);

/** `{{EmbedInteractiveExample("pages/css/gap.html", "taller")}}`: what older pages have in place of code to try. */
export const embedinteractiveexample: Macro = (given, context) => {
  const path = framePath(given, 0, context);
  if (path === undefined) return [];
  const { words, configuration } = context;
  const { examples, play } = configuration.addresses;
  // The host of samples has none of these pages: where no other was named, an empty frame is all there would be.
  if (examples === play) return [];
  return [
    element('h2', {}, [words('content-try-it')]),
    element('iframe', {
      class: 'interactive',
      src: `${examples}/${path}`,
      height: heights.get(given.text(1) ?? '') ?? '466',
      title: words('content-interactive-example'),
      allow: 'clipboard-write',
      loading: 'lazy',
    }),
  ];
};
