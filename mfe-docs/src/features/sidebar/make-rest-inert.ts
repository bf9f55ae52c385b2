/** Takes everything beside an element out of reach, as a drawer over the page does; the returned function opens it again. */
export function makeRestInert(element: Element): () => void {
  const closed: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      closed.push(beside);
    }
  }
  return () => {
    for (const beside of closed) beside.inert = false;
  };
}
