import { linkInto } from './machinery/link-into.ts';
import { labelOrName, searchedAs } from './machinery/macro.ts';

/** `{{HTTPMethod("name", "display", "anchor", noCode)}}` */
export const httpmethod = searchedAs({ text: labelOrName, area: 'http' }, linkInto('Web/HTTP/Reference/Methods'));
