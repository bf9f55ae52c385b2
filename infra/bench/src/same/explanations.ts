/**
 * Differences that a rebuild in other files may bring although no reader sees them. They are still differences and listed, under
 * these names: a piece is named so if the two texts are equal without it.
 */
const explanations: ReadonlyArray<readonly [string, (text: string) => string]> = [
  ['other names of script files', (text) => text.replace(/(\/remotes\/[\w-]+\/VERSION\/)[^\s"'<>;,]+(\.[a-z0-9]{2,5})/g, '$1FILE$2')],
  ['other local class names', (text) => text.replace(/\b((?:shell|mfe-[a-z]+(?:-[a-z]+)*)-)[\w-]+-HASH\b/g, '$1CLASS')],
  ['other ids made by React', (text) => text.replace(/_[rR]_[0-9a-zH]+_|[«:][rR][0-9a-zH]+[»:]/g, 'ID')],
  ['other comments of React', (text) => text.replace(/^ *<!--[\s\S]*?-->\n?/gm, '')],
  ['other steps in the timing', (text) => text.replace(/^server-timing: .*$/m, '')],
  ['another number of script hashes in the policy', (text) => text.replace(/(?:'sha(?:256|384)-HASH' ?)+/g, 'HASHES ')],
  ['other times of change', (text) => text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, 'TIME')],
];

/** The names of the explanations without which two texts differ; undefined where they differ beyond them. */
export function explanationOf(before: string, after: string): string | undefined {
  for (const [name, without] of explanations) if (without(before) === without(after)) return name;
  const bare = (text: string): string => explanations.reduce((left, [, without]) => without(left), text);
  if (bare(before) !== bare(after)) return undefined;
  return explanations
    .filter(([name]) => withoutAllBut(name, before) !== withoutAllBut(name, after))
    .map(([name]) => name)
    .join(' and ');

  function withoutAllBut(kept: string, text: string): string {
    return explanations.reduce((left, [name, without]) => (name === kept ? left : without(left)), text);
  }
}
