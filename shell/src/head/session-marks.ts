/** Marks who is signed in from the session copy, so that the first paint is right for them too. */
export function markSession(root: HTMLElement): void {
  let status = 'anonymous';
  try {
    const copy = JSON.parse(sessionStorage.getItem('whoami') ?? 'null') as { isAuthenticated?: boolean; isSubscriber?: boolean } | null;
    if (copy?.isAuthenticated) status = copy.isSubscriber ? 'subscriber' : 'signed-in';
    if (localStorage.getItem('nop') === 'yes') root.dataset.nop = '';
  } catch {
    // An unreadable copy counts as none; whoami tells the truth later.
  }
  root.dataset.session = status;
}
