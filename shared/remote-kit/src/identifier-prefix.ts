/** Several React roots share a document: each needs ids of its own, the same on server and browser. */
export function identifierPrefix(remote: string, part: string, slot: string | undefined): string {
  return [remote, part, slot].filter(Boolean).join('-');
}
