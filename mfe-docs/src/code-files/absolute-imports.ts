/** An import map in which modules of the site are named by where the site has them; undefined where the text is no JSON object. */
export function absoluteImports(importMap: string, playOrigin: string): string | undefined {
  try {
    const map: unknown = JSON.parse(importMap);
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
    return JSON.stringify(map, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith('/') && !value.startsWith('//') ? `${playOrigin}${value}` : value,
    );
  } catch {
    return undefined;
  }
}
