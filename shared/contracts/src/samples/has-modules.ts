import type { SampleCode } from './sample-code.ts';

/**
 * Whether code may ask for modules. It runs where only those of the list are loaded. In doubt it does not: there all scripts of a page are
 * loaded, wherever they are. Blanks have an end: without one, 40,000 empty lines took 7 s.
 */
export function hasModules({ js = '', language, importMap }: SampleCode): boolean {
  return language !== undefined || Boolean(importMap?.trim()) || /^\s{0,20}(?:im|ex)port\b|\bimport\s*[.(]/m.test(js);
}
