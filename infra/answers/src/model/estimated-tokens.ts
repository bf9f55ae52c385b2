/** Scripts whose every character is about a token of its own. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Of all other text, code among it. Rather too few than too many: the limit of a server is a hard one. */
const charactersOfToken = 3.5;

/** How many tokens a text may be. Every model counts otherwise; this is for text of which no server has told the count. */
export function estimatedTokens(text: string): number {
  const ofTheirOwn = text.match(dense)?.length ?? 0;
  return Math.ceil(ofTheirOwn + (text.length - ofTheirOwn) / charactersOfToken);
}
