import { documentLink } from './machinery/document-link.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{glossary("Term", "display")}}` */
export const glossary: Macro = (given, context) => {
  const term = given.text(0) ?? '';
  return [documentLink(context, `Glossary/${term.replaceAll(' ', '_')}`, given.label(1) ?? term, { code: false })];
};
