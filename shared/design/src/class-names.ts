/** One class attribute out of several, leaving out those that do not apply. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}
