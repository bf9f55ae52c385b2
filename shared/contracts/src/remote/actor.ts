import * as v from 'valibot';
import { pure } from '../pure.ts';

/** What a caller acted as: with a token of operators or of a team, at the machine itself, signed in, as the site, or without any proof. */
export const actorKinds = ['operator', 'team', 'machine', 'account', 'site', 'stranger'] as const;

/** Who did something, as the site found out by itself; never what a caller says of itself. */
export const ActorSchema = /* @__PURE__ */ pure(() =>
  v.object({ kind: v.picklist(actorKinds), name: v.string(), team: v.nullable(v.string()) }),
);
export type Actor = v.InferOutput<typeof ActorSchema>;

/** As people read it: `mfe-docs/ci`, `operator/local`. */
export function actorText({ kind, name, team }: Actor): string {
  return `${team ?? kind}/${name}`;
}
