import { element } from '../parse/tree.ts';
import { frameOrigins } from './machinery/frame-origins.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{EmbedYouTube("video id", "title")}}`, from the host that sets no cookies before the video plays. */
export const embedyoutube: Macro = (given, { words, report }) => {
  const id = given.text(0);
  if (id === undefined || !/^[\w-]+$/.test(id)) {
    report({ kind: 'templ-invalid-arg', explanation: `${id ?? 'Nothing'} is no id of a video`, argument: 0 });
    return [];
  }
  return [
    element('iframe', {
      class: 'video-frame',
      src: `${frameOrigins.video}/embed/${id}`,
      width: '560',
      height: '315',
      title: given.text(1) ?? words('content-video'),
      allow: 'encrypted-media; fullscreen; picture-in-picture',
      loading: 'lazy',
    }),
  ];
};
