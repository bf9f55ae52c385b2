import { element } from '../parse/tree.ts';
import { framePath } from './machinery/frame-path.ts';
import { frameHeight } from './machinery/frame-size.ts';
import { frameOrigins } from './machinery/frame-origins.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{JSFiddleEmbed("https://jsfiddle.net/name/id/", "result,js", height)}}` */
export const jsfiddleembed: Macro = (given, context) => {
  const path = framePath({ ...given, text: (index) => given.text(index)?.replace(/^https?:\/\/jsfiddle\.net\//, '') }, 0, context);
  if (path === undefined) return [];
  const panes = given.text(1)?.replace(/[^\w,]/g, '');
  return [
    element('iframe', {
      class: 'sample-code-frame',
      src: `${frameOrigins.fiddle}/${path.replace(/\/*$/, '/')}embedded/${panes ? `${panes}/` : ''}`,
      width: '100%',
      height: frameHeight({ given, argument: 2, context }, { least: 60, usual: 756 }),
      title: 'JSFiddle',
      loading: 'lazy',
    }),
  ];
};
