/** Names that are the same in every language. */
const properNames: Readonly<Record<string, string>> = {
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  api: 'API',
  http: 'HTTP',
  svg: 'SVG',
  mathml: 'MathML',
  webassembly: 'WebAssembly',
};

export function areaName(area: string, text: (id: string) => string): string {
  return properNames[area] ?? text(`search-area-${area}`);
}
