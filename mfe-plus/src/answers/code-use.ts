import { createContext } from 'react';

/** What the Playground runs. */
type PlayableLanguage = 'html' | 'css' | 'js';

export interface PlayableCode {
  readonly code: string;
  readonly lang: PlayableLanguage;
}

/** Where code of an answer can go. Each says afterwards how it went, in words that are read out. */
export interface CodeUses {
  copy(text: string): Promise<string>;
  /** Opens the Playground with all of it together. */
  play(code: readonly PlayableCode[]): Promise<string>;
  /** Into the queue of blocks that are run together, or out of it. */
  toggle(block: PlayableCode & { readonly name: string }): string;
  isQueued(code: string): boolean;
}

/** Nowhere: code that is only looked at. */
export const CodeUse = createContext<CodeUses | undefined>(undefined);

const names: Readonly<Record<string, PlayableLanguage>> = {
  html: 'html',
  svg: 'html',
  css: 'css',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
};

export function playable(language: string): PlayableLanguage | undefined {
  return Object.hasOwn(names, language) ? names[language] : undefined;
}
