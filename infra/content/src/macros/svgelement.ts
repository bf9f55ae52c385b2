import { inBrackets, linkInto } from './machinery/link-into.ts';
import { searchedAs, tagOf } from './machinery/macro.ts';

/** `{{SVGElement("name", "display", "anchor", noCode)}}` */
export const svgelement = searchedAs({ text: tagOf, area: 'svg' }, linkInto('Web/SVG/Reference/Element', inBrackets));
