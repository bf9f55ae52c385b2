const longest = 80;

/** What of a name can be in an address, in small letters: 'Web Components' -> 'web-components'. Empty where nothing can. */
export function addressPart(name: string): string {
  const part = name
    .normalize('NFKC')
    .toLowerCase()
    // Without them C, C++ and C# would be the same.
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return beginningOf(part).replace(/^-+|-+$/g, '');
}

/** In whole characters: half of one is nothing that an address can hold. */
function beginningOf(part: string): string {
  return part.slice(0, longest).replace(/\p{Surrogate}$/u, '');
}
