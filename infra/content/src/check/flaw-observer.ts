import type { PageContext } from '../write/page-context.ts';
import type { PageObserver } from '../write/page-observer.ts';
import { checkHeadings } from './check-headings.ts';
import { checkImage } from './check-image.ts';
import { checkLink } from './check-link.ts';
import type { PageCheck } from './page-check.ts';

/** Notes the flaws of a page while it is made. */
export function flawObserver(check: PageCheck, context: PageContext): PageObserver {
  return {
    expanded: (call, result, expand) => check.expanded(call, result, expand),
    macroFlaw: (call, flaw) => check.addMacroFlaw(call, flaw),
    removed: (what, range) => check.add({ kind: 'removed-html', explanation: `${what} is not allowed in a page`, range }),
    linkFound: (found) => checkLink(check, found),
    imageFound: (image, pageUrl) => checkImage(check, image, pageUrl, context),
    badSampleMark: (explanation, range) => check.add({ kind: 'bad-sample-mark', explanation, range }),
    bodyRead: (nodes) => checkHeadings(check, nodes),
  };
}
