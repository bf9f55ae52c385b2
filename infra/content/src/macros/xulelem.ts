import type { Macro } from './machinery/macro.ts';

/** `{{XULElem("box")}}`: what it led to is gone, and older pages still call it. */
export const xulelem: Macro = () => [];
