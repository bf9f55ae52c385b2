/** The words of a Markdown source: its front matter, the targets of its links and the names of its macros are none. */
export function wordsOfSource(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/\{\{\s*[\w-]+\s*(?:\(([^{}]*)\))?\s*\}\}/g, (_, values: string = '') => values.replace(/["'`]/g, ''))
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[`*[\]|>#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
