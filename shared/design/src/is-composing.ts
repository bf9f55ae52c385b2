/** The key code of keys that an input method handles. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to text that is being composed, such as Japanese, where Enter accepts a word. Safari ends the composition before
 * the event of that key, which then has this code alone.
 */
export function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === takenByInputMethod;
}
