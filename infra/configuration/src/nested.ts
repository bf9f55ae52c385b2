/** The tree that dotted names describe: { 'limits.address': number } -> { limits: { address: number } }. */
export type Nested<Flat> = {
  [Name in keyof Flat as Name extends `${infer Head}.${string}` ? Head : Name]: Name extends `${infer Head}.${string}`
    ? Nested<{ [Below in keyof Flat as Below extends `${Head}.${infer Tail}` ? Tail : never]: Flat[Below] }>
    : Flat[Name];
};

type Tree = { [name: string]: unknown };

export function nested<Flat extends object>(flat: Flat): Nested<Flat> {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(flat)) {
    const [last = name, ...above] = name.split('.').reverse();
    const branch = above.reduceRight<Tree>((at, step) => (at[step] ??= {}) as Tree, tree);
    branch[last] = value;
  }
  return tree as Nested<Flat>;
}
