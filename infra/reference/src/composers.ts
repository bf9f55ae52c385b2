import { apiHead } from './api/api-heads.ts';
import { interfaceText } from './api/interface-text.ts';
import { apiMemberText } from './api/member-text.ts';
import { overviewText } from './api/overview-text.ts';
import { cssHead } from './css/css-heads.ts';
import { cssText } from './css/css-text.ts';
import type { Composer, Facts } from './page-sources.ts';
import { httpHead } from './http/http-heads.ts';
import { directiveText, headerText, methodText, statusText } from './http/http-text.ts';
import { javascriptHead } from './javascript/javascript-heads.ts';
import { languageText, memberText, objectText } from './javascript/javascript-text.ts';
import { listText } from './lists/list-text.ts';
import { listPageType } from './lists/lists.ts';
import { markupHead } from './markup/markup-heads.ts';
import { markupText } from './markup/markup-text.ts';
import type { PageHead, Subject } from './planned-page.ts';

/** Who calls the pages of an area, by the beginning of their addresses. */
const heads: ReadonlyArray<readonly [beginning: string, head: (subject: Subject, facts: Facts) => PageHead | undefined]> = [
  ['Web/API/', apiHead],
  ['Web/CSS/', cssHead],
  ['Web/HTML/', markupHead],
  ['Web/SVG/', markupHead],
  ['Web/MathML/', markupHead],
  ['Web/HTTP/', httpHead],
  ['Web/JavaScript/', javascriptHead],
];

export function headOf(subject: Subject, facts: Facts): PageHead | undefined {
  return heads.find(([beginning]) => subject.slug.startsWith(beginning))?.[1](subject, facts);
}

/** Who writes the pages of a kind: the first beginning of their type decides. */
const composers: ReadonlyArray<readonly [beginning: string, composer: Composer]> = [
  [listPageType, listText],
  ['web-api-overview', overviewText],
  ['web-api-interface', interfaceText],
  ['webgl-extension', interfaceText],
  ['web-api-', apiMemberText],
  ['css-', cssText],
  ['html-', markupText],
  ['svg-', markupText],
  ['mathml-', markupText],
  ['http-header', headerText],
  ['http-method', methodText],
  ['http-status', statusText],
  ['http-', directiveText],
  ['reference', directiveText],
  ['javascript-class', objectText],
  ['javascript-namespace', objectText],
  ['javascript-global-property', objectText],
  ['javascript-statement', languageText],
  ['javascript-operator', languageText],
  ['javascript-language-feature', languageText],
];

export function composerOf({ pageType, slug }: { readonly pageType: string; readonly slug: string }): Composer | undefined {
  // A function may be global or belong to an object; the address tells.
  if (pageType === 'javascript-function') return objectText;
  const found = composers.find(([beginning]) => pageType.startsWith(beginning))?.[1];
  return found ?? (slug.startsWith('Web/JavaScript/Reference/Global_Objects/') ? memberText : undefined);
}
