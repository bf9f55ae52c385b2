/** Pieces of the federation runtime that the package does not declare. The runtime hands their arguments over itself. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: unknown): void;
}
declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export function installInitialConsumes(options: unknown): unknown;
}
