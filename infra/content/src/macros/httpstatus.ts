import { documentLink, firstExisting } from './machinery/document-link.ts';
import { searchedAs } from './machinery/macro.ts';

/** `{{HTTPStatus(404)}}`: the title of its page says what a number means. */
export const httpstatus = searchedAs({ text: ([code = '', text]) => text ?? code, area: 'http' }, (given, context) => {
  const code = given.text(0) ?? '';
  const slug = firstExisting(context, [`Web/HTTP/Reference/Status/${code}`]);
  const display = given.label(1) ?? context.documents.findOrEnglish(context.locale, slug)?.title.replaceAll('`', '') ?? code;
  return [documentLink(context, slug, display, { anchor: given.text(2), code: !given.truth(3) })];
});
