/** Under these names Glean keeps what it has not sent yet, and what it knows of the browser. */
const deviceKeys = ['pings', 'events', 'userLifetimeMetrics', 'pingLifetimeMetrics', 'appLifetimeMetrics', 'glean_session_last_active'];

/** Until the tab is closed: that its first page was counted. */
export const firstViewKey = 'webdocs.viewed';

/** Of a reader who is not counted, or not any more, this browser keeps nothing. */
export function forgetWhatIsStored(): void {
  try {
    for (const key of deviceKeys) localStorage.removeItem(key);
    sessionStorage.removeItem(firstViewKey);
  } catch {
    // Blocked storage holds nothing.
  }
}
