import { text } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';

/** `{{echo("text")}}`: the text, where older pages want it to pass unread. */
export const echo: Macro = (given) => [text(given.text(0) ?? '')];
