import type { DocumentRecord } from '../read/document-index.ts';
import { text } from '../parse/tree.ts';
import { alphabeticalIndex } from './machinery/alphabetical-index.ts';
import type { Macro } from './machinery/macro.ts';
import { badgesOf, pageLink, pagesOfTypes } from './machinery/page-list.ts';

const types = new Set(
  ['property', 'shorthand-property', 'at-rule', 'at-rule-descriptor', 'function', 'type', 'keyword', 'pseudo-class', 'pseudo-element'].map(
    (kind) => `css-${kind}`,
  ),
);

/** `{{CSS_Ref}}`: everything in CSS that has a name, by letter. */
export const css_ref: Macro = (_, context) =>
  alphabeticalIndex(
    pagesOfTypes(types, context).map((page) => ({
      name: nameOf(page),
      nodes: [pageLink(page, context, { code: true, title: nameOf(page) }), text(ruleOf(page)), ...badgesOf(page, context)],
    })),
    context,
  );

function nameOf({ shortTitle }: DocumentRecord): string {
  return shortTitle.replaceAll('`', '');
}

/** Several at-rules have descriptors of one name. */
function ruleOf({ pageType, slug }: DocumentRecord): string {
  const rule = pageType === 'css-at-rule-descriptor' ? slug.split('/').at(-2) : undefined;
  return rule ? ` (${rule})` : '';
}
