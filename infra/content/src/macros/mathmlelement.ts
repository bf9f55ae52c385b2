import { inBrackets, linkInto } from './machinery/link-into.ts';
import { searchedAs, tagOf } from './machinery/macro.ts';

/** `{{MathMLElement("name", "display", "anchor", noCode)}}` */
export const mathmlelement = searchedAs({ text: tagOf }, linkInto('Web/MathML/Reference/Element', inBrackets));
