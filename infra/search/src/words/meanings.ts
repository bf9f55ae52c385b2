export function meaningsOf(word: string): readonly string[] { return []; }
