/** How languages write their own names, where a fence says something shorter. */
const names = new Map(
  Object.entries({
    bash: 'Shell',
    cpp: 'C++',
    css: 'CSS',
    glsl: 'GLSL',
    html: 'HTML',
    http: 'HTTP',
    java: 'Java',
    js: 'JavaScript',
    json: 'JSON',
    jsx: 'JSX',
    md: 'Markdown',
    php: 'PHP',
    python: 'Python',
    rust: 'Rust',
    sql: 'SQL',
    svelte: 'Svelte',
    svg: 'SVG',
    toml: 'TOML',
    ts: 'TypeScript',
    tsx: 'TSX',
    vue: 'Vue',
    wat: 'WebAssembly text',
    webidl: 'Web IDL',
    xml: 'XML',
    yaml: 'YAML',
  }),
);

/** The name that is above a block of code; a language without an entry is shown as the writer wrote it. */
export function languageName(language: string): string {
  return names.get(language) ?? language;
}
