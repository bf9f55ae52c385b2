/** What an embed has to say beside what its page says from the start, by the state of its code or of its run. */
export const embedStates = [
  'coming',
  'unreadable',
  'too-large',
  'gone',
  'hidden',
  'busy',
  'away',
  'failed',
  'confined',
  'uncompiled',
  'starting',
  'stopped',
  'no-module',
  'silent',
  'flooded',
  'left',
] as const;
export type EmbedState = (typeof embedStates)[number];

/** What the server tells the script of an embed, in an attribute of it. */
export interface EmbedFacts {
  /** Origin of the playground: `http://play.localhost:3000`. */
  readonly playOrigin: string;
  /** Of the Playground on the site, without the code. */
  readonly playground: string;
  readonly lang: string;
  /** Of the frame in which code runs. */
  readonly resultTitle: string;
  /** Sentences with `{language}`, `{line}`, `{count}` and `{name}` in them. */
  readonly sentences: Readonly<Record<EmbedState, string>>;
}
