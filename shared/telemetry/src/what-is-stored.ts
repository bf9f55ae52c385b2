/** Under this name Glean keeps what it has not sent yet. */
export const pingsKey = 'pings';

/** Until the tab is closed: that its first page was counted. */
export const firstViewKey = 'webdocs.viewed';

/** Of a reader who is not counted, or not any more, this browser keeps nothing. */
export function forgetWhatIsStored(): void {
  try {
    localStorage.removeItem(pingsKey);
    sessionStorage.removeItem(firstViewKey);
  } catch {
    // Blocked storage holds nothing.
  }
}
