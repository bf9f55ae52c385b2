/** Whether a key runs the code: Enter with Ctrl or Command, but in a dialog, which would go with what was typed in it. */
export function isRunKey({ key, ctrlKey, metaKey, target }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'target'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !(target as Element).closest('dialog');
}
