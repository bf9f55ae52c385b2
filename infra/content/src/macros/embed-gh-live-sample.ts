import { element } from '../parse/tree.ts';
import { framePath } from './machinery/frame-path.ts';
import { frameOrigins } from './machinery/frame-origins.ts';
import { frameHeight, frameWidth } from './machinery/frame-size.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{EmbedGHLiveSample("css-examples/flexbox/", width, height)}}`: an example with a page of its own. */
export const embedghlivesample: Macro = (given, context) => {
  const path = framePath(given, 0, context);
  if (path === undefined) return [];
  return [
    element('iframe', {
      class: 'sample-code-frame',
      src: `${frameOrigins.example}/${path}`,
      width: frameWidth({ given, argument: 1, context }),
      height: frameHeight({ given, argument: 2, context }, { least: 60, usual: 150 }),
      title: context.words('content-live-sample-title', {
        title:
          path
            .replace(/\/(index\.html)?$/, '')
            .split('/')
            .at(-1)
            ?.replaceAll(/[_-]/g, ' ') ?? path,
      }),
      loading: 'lazy',
    }),
  ];
};
