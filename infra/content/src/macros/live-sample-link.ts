import { idFromText } from '../parse/heading-ids.ts';
import { element } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{LiveSampleLink("id", "text")}}`: opens a sample of the page in a window of its own. */
export const livesamplelink: Macro = (given, context) => {
  const id = given.text(0) ?? '';
  const sampleId = idFromText(id);
  const link = element('a', { href: `#livesample_fullscreen=${encodeURIComponent(sampleId)}` }, given.label(1) ?? [id]);
  context.needCode({
    kind: 'sample',
    id,
    sampleId,
    place: link,
    missing: () => context.report({ kind: 'templ-invalid-arg', explanation: `The page has no code for the sample ${id}`, argument: 0 }),
  });
  return [link];
};
