/** A page's text with another slug in its front matter, and all else as it is. */
export function withSlug(text: string, slug: string): string {
  const line = /^slug:.*$/m;
  const head = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?(?:^|\n)---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? '';
  const written = `slug: ${asYaml(slug)}`;
  const changed = line.test(head)
    ? head.replace(line, (before) => (before.endsWith('\r') ? `${written}\r` : written))
    : head.replace(/\n/, (newline) => `${newline}${written}${newline}`);
  return changed + text.slice(head.length);
}

/** Most slugs are plain words to YAML; the others are in quotation marks. */
export function asYaml(value: string): string {
  return /^[A-Za-z][\w/().,~$ -]*$/.test(value) && !/^(?:true|false|null|yes|no)$/i.test(value) ? value : JSON.stringify(value);
}
