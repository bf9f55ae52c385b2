import { documentLink } from './machinery/document-link.ts';
import { searchedAs } from './machinery/macro.ts';

/** `{{glossary("Term", "display")}}` */
export const glossary = searchedAs({ text: ([term = '', text]) => text ?? term }, (given, context) => {
  const term = given.text(0) ?? '';
  return [documentLink(context, `Glossary/${term.replaceAll(' ', '_')}`, given.label(1) ?? term, { code: false })];
});
