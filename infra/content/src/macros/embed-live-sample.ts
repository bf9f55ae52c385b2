import { idFromText } from '../parse/heading-ids.ts';
import { element } from '../parse/tree.ts';
import { urlOf } from '../read/document-index.ts';
import { allowOf, sandboxOf } from './machinery/frame-permissions.ts';
import { frameHeight, frameWidth } from './machinery/frame-size.ts';
import type { Macro } from './machinery/macro.ts';

const size = { least: 60, usual: 150 };

/**
 * `{{EmbedLiveSample("id", width, height, screenshot, page, class, allow, sandbox)}}`: a frame for the code of a section
 * or of the fences that name the sample. What runs the code fills it, and the box around it has a sentence for where no script
 * runs; the picture that older pages name is left out.
 */
export const embedlivesample: Macro = (given, context) => {
  const id = given.text(0);
  const otherPage = given.text(4)?.replace(/^\/[^/]+\/docs\//, '');
  const sampleId = id === undefined ? 'sample' : idFromText(id);
  const frame = element('iframe', {
    class: classesOf(given.text(5)),
    'data-live-id': sampleId,
    'data-live-path': otherPage === undefined ? context.url : urlOf({ locale: context.locale, slug: otherPage }),
    width: frameWidth({ given, argument: 1, context }),
    height: frameHeight({ given, argument: 2, context }, size),
    sandbox: sandboxOf(given, 7, context),
    allow: allowOf(given, 6, context),
    title: titleOf(id, context.words),
    loading: 'lazy',
  });
  if (otherPage === undefined)
    context.needCode({
      kind: 'sample',
      id,
      sampleId,
      place: frame,
      missing: () =>
        context.report({
          kind: 'templ-invalid-arg',
          explanation: id === undefined ? 'The page has no code to show' : `Nothing with code is called ${id}`,
          argument: 0,
        }),
    });
  return [element('div', { class: 'live-sample', 'data-without-script': context.words('content-live-sample-needs-script') }, [frame])];
};

function titleOf(id: string | undefined, words: Parameters<Macro>[1]['words']): string {
  return id === undefined ? words('content-live-sample') : words('content-live-sample-title', { title: id.replace(/[_-]+/g, ' ') });
}

function classesOf(asked: string | undefined): string {
  const names = (asked ?? '').split(/\s+/).filter((name) => /^[\w-]+$/.test(name));
  return ['sample-code-frame', ...names].join(' ');
}
