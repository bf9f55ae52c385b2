import type { Area } from '@webdocs/contracts/api/area';

/** Names that are the same in every language. */
const properNames: Partial<Record<Area, string>> = {
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  api: 'API',
  http: 'HTTP',
  svg: 'SVG',
  mathml: 'MathML',
  webassembly: 'WebAssembly',
};

export function areaName(area: Area, text: (id: string) => string): string {
  return properNames[area] ?? text(`search-area-${area}`);
}
