/** As much of it as is used here; the package brings no types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Those of `available` that are accepted, best first; among equals those of `preferred` come first. */
    encodings<T extends string>(available: readonly T[], preferred?: readonly string[]): T[];
  }
}

declare module 'fresh' {
  export default function fresh(request: Readonly<Record<string, string | undefined>>, response: Readonly<Record<string, string>>): boolean;
}
