import type { PageContext } from '../write/page-context.ts';
import type { PageObserver } from '../write/page-observer.ts';
import { checkHeadings } from './check-headings.ts';
import { checkMedia } from './check-media.ts';
import { checkSampleMedia } from './check-sample-media.ts';
import { checkLink } from './check-link.ts';
import type { PageCheck } from './page-check.ts';

/** Notes the flaws of a page while it is made. */
export function flawObserver(check: PageCheck, context: PageContext): PageObserver {
  return {
    expanded: (call, result, expand) => check.expanded(call, result, expand),
    macroFlaw: (call, flaw) => check.addMacroFlaw(call, flaw),
    removed: (what, range) => check.add({ kind: 'removed-html', explanation: `${what} is not allowed in a page`, range }),
    linkFound: (found) => checkLink(check, found),
    mediaFound: (media, pageUrl) => checkMedia(check, media, pageUrl, context),
    badSampleMark: (explanation, range) => check.add({ kind: 'bad-sample-mark', explanation, range }),
    bodyRead(nodes, pageUrl) {
      checkHeadings(check, nodes);
      checkSampleMedia(check, nodes, pageUrl, context);
    },
  };
}
