/** Packages that the specification names: each does the work that it is for, in code that is not a test. */
export const givenPackages = [
  'webpack',
  '@module-federation/enhanced',
  '@module-federation/runtime',
  'react',
  'react-dom',
  'single-spa',
  'single-spa-react',
  'redux',
  '@reduxjs/toolkit',
  'jest',
  'ts-loader',
] as const;

export interface GivenPackageFiles {
  /** Code that is not a test, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** What each package.json declares, development included, by path. */
  readonly declared: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** What is wrong with the given packages, one line each: none is declared for nothing, none is left out. */
export function givenPackageFaults({ sources, declared }: GivenPackageFiles): string[] {
  const manifests = [...declared.values()];
  const texts = [...sources.values()];
  return givenPackages.flatMap((name) => {
    if (!manifests.some((dependencies) => name in dependencies)) return [`${name} is declared in no package.json`];
    return texts.some((text) => uses(text, name)) ? [] : [`${name} is imported by tests at most`];
  });
}

/** A type alone is no use. Loaders are named by their place, and jest is a program that is run. */
function uses(text: string, name: string): boolean {
  const quoted = `['"]${name.replaceAll('/', '\\/')}(?:\\/[^'"]*)?['"]`;
  const imported = new RegExp(`^(?:import|export) (?!type )(?:[^;'"]* from )?${quoted}`, 'm');
  const required = new RegExp(`\\b(?:require|require\\.resolve|import)\\(${quoted}\\)`);
  return imported.test(text) || required.test(text) || text.includes(`node_modules/${name}/bin/`);
}
