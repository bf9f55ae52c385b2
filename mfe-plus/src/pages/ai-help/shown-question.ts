interface EntryState {
  readonly aiHelpShown?: unknown;
}

/** The id of the last question that this entry of the browser's history showed: Back leads to the same versions of questions. */
export function questionOfEntry(): string | undefined {
  const shown = (window.history.state as EntryState | null)?.aiHelpShown;
  return typeof shown === 'string' ? shown : undefined;
}

export function keepQuestionInEntry(id: string): void {
  if (questionOfEntry() === id) return;
  const { history, location } = window;
  history.replaceState({ ...(history.state as EntryState | null), aiHelpShown: id }, '', location.href);
}
