const prefix = 'viewed.';

/** What this reader has looked at before: the flags in local storage, without their prefix. */
export function viewedThings(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    // Blocked storage: everything may be shown as new again.
    return [];
  }
}
