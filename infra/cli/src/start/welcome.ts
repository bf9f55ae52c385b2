/** What to look at first, by its place below `/en-US/`. */
const places = [
  ['Read', 'docs/Web/JavaScript/Reference/Global_Objects/Array'],
  ['Search', 'search?q=flex'],
  ['Playground', 'play'],
  ['Blog', 'blog/'],
  ['Plus', 'plus'],
  ['Staff', 'plus/staff'],
  ['No page', 'docs/Nowhere'],
] as const;

/** What a person who started the site reads once readers can come. */
export function welcome(address: string, seconds: string, announcements: readonly string[]): string {
  return `
Ready in ${seconds} s:  ${address}

${places.map(([name, place]) => `  ${name.padEnd(12)}${address}/en-US/${place}\n`).join('')}
${announcements.map((line) => `  ${line}\n`).join('')}
  In another terminal: npm run site -- status, npm run deploy -w mfe-docs, npm run site -- rollback mfe-docs
  Ctrl+C stops the site.`;
}
