interface OwnPart {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Parts of an error message that are of one program alone: no page about the error holds them. */
const ownParts: readonly OwnPart[] = [
  { pattern: /^\s*uncaught\s+(?:\(in promise\)\s*)?/i, reason: 'How a browser introduces any message.' },
  { pattern: /\((?:reading|setting|evaluating)\s.*?\)\s*$/i, reason: 'What was being read when it happened.' },
  {
    pattern: /(?<=^|[:\s])\S+(?=\s+is not (?:an? (?:function|constructor)|defined|iterable)\b)/i,
    reason: 'The name that the program gave it.',
  },
  { pattern: /\s(?:at|in) (?:position|line|column) \d+.*$/i, reason: 'Where it happened.' },
  {
    pattern: /(['"`])(?!(?:new|this|super|await|yield|return|const|let|var|instanceof|in|typeof|delete)\b)[^'"`]*\1/g,
    reason: 'Names and values of the program, in quotes; words of the language stay.',
  },
];

/** What a message has in common with all others of its kind; the whole of it where nothing would be left. */
export function messageAlone(message: string): string {
  const left = ownParts.reduce((text, { pattern }) => text.replace(pattern, ' '), message).trim();
  return left.split(/\s+/).length >= 3 ? left : message;
}
