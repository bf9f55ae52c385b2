const longest = 80;

/** What of a name can be in an address, in small letters: 'Web Components' -> 'web-components'. Empty where nothing can. */
export function addressPart(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      // Without them C, C++ and C# would be the same.
      .replaceAll('+', 'plus')
      .replaceAll('#', 'sharp')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, longest)
      .replace(/^-+|-+$/g, '')
  );
}
