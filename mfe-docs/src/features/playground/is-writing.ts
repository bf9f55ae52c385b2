/** Whether its reader is at the code: in a text field, or in the editor that takes its place, which has a tree of its own. */
export function isWriting(): boolean {
  return document.activeElement?.matches('textarea, [data-code-editor]') ?? false;
}
