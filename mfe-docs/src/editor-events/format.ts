/** Sent to the editor's element, asks it to format its code. */
export const formatEvent = 'editor-format';
