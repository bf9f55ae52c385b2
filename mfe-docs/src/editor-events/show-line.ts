/** Sent to the editor's element, asks it to put the caret at a line. */
export const showLineEvent = 'editor-show-line';

declare global {
  interface HTMLElementEventMap {
    [showLineEvent]: CustomEvent<number>;
  }
}
