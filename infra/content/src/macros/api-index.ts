import { text } from '../parse/tree.ts';
import { documentLink } from './machinery/document-link.ts';
import { alphabeticalIndex } from './machinery/alphabetical-index.ts';
import { withinBudget } from './machinery/list-budget.ts';
import type { Macro } from './machinery/macro.ts';
import { badgesOf, pageLink, pagesOfTypes } from './machinery/page-list.ts';

/** `{{APIListAlpha}}`: all interfaces of the web platform, by letter. */
export const apilistalpha: Macro = (_, context) =>
  alphabeticalIndex(
    pagesOfTypes(new Set(['web-api-interface']), context).map((page) => ({
      name: page.shortTitle.replaceAll('`', ''),
      nodes: [pageLink(page, context, { code: true, title: page.shortTitle.replaceAll('`', '') }), ...badgesOf(page, context)],
    })),
    context,
  );

/** `{{ListGroups}}`: the APIs of the platform, each by its overview, by letter. */
export const listgroups: Macro = (_, context) =>
  alphabeticalIndex(
    withinBudget(context, () => [...context.jsonData.groups]).flatMap(([, { overview }]) => {
      const name = overview[0];
      if (name === undefined) return [];
      const slug = `Web/API/${name.replaceAll(' ', '_')}`;
      const page = context.documents.findOrEnglish(context.locale, slug);
      return [
        {
          name,
          nodes: [
            documentLink(context, slug, [text(page?.shortTitle.replaceAll('`', '') ?? name)], { code: false }),
            ...badgesOf(page, context),
          ],
        },
      ];
    }),
    context,
  );
