/** Whether what shows the element answers by itself. A slot comes to life after what is around it. */
export function isLive(element: Element): boolean {
  return Boolean(element.closest('[data-slot], [data-live]')?.hasAttribute('data-live'));
}
