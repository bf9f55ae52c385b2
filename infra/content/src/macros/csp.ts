import { linkInto } from './machinery/link-into.ts';
import { searchedAs } from './machinery/macro.ts';

/** `{{CSP("name", "display", "anchor", noCode)}}` */
export const csp = searchedAs({ text: ([name = '']) => name }, linkInto('Web/HTTP/Reference/Headers/Content-Security-Policy'));
