import { linkInto } from './machinery/link-into.ts';
import { searchedAs } from './machinery/macro.ts';

/** `{{SVGAttr("name", "display", "anchor", noCode)}}` */
export const svgattr = searchedAs({ text: ([name = '']) => name, area: 'svg' }, linkInto('Web/SVG/Reference/Attribute'));
