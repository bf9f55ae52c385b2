/** The names in the braces of a path. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

export interface AddressInput {
  readonly params?: Readonly<Record<string, string>>;
  /** What is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** The address of a call: its path with the parameters in place, and the query behind it. */
export function addressOf({ path }: { readonly path: string }, { params = {}, query = {} }: AddressInput = {}): string {
  const search = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search.length > 0 ? `${address}?${search.join('&')}` : address;
}

/** The path as servers write it: `/api/v2/collections/:id/`. */
export function routeOf({ path }: { readonly path: string }): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
