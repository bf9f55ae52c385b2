import { text } from '../parse/tree.ts';
import type { Macro } from './machinery/macro.ts';

/** A name that is configured, so texts about the site say it by this call. */
export const plusname: Macro = (_, { configuration }) => [text(configuration.products.plus)];
