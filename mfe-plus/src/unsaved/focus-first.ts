/** To the first field: what was pressed is about to go away. */
export function focusFirst(form: HTMLFormElement | null): void {
  const [first] = form?.elements ?? [];
  if (first instanceof HTMLElement) first.focus();
}
