/** Which survey an address asks for: its key, '' for any that runs, or undefined. */
export function forcedSurvey({ hash, search }: Pick<Location, 'hash' | 'search'>): string | undefined {
  const inHash = /^#force_survey=([\w-]*)/i.exec(hash)?.[1];
  if (inHash !== undefined) return inHash;
  const query = new URLSearchParams(search);
  const name = [...query.keys()].find((key) => key.toLowerCase() === 'force_survey');
  return name === undefined ? undefined : (query.get(name) ?? '');
}
