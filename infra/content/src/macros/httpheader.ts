import { linkInto } from './machinery/link-into.ts';
import { labelOrName, searchedAs } from './machinery/macro.ts';

/** `{{HTTPHeader("name", "display", "anchor", noCode)}}` */
export const httpheader = searchedAs({ text: labelOrName, area: 'http' }, linkInto('Web/HTTP/Reference/Headers'));
