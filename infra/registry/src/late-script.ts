/** A chunk is called what its file is called: shared/build/src/webpack-factory.ts. */
export function lateScript(chunk: string): string {
  return `client/${chunk}.js`;
}
