/** Makes a text area as high as its text where the browser cannot do it by itself (`field-sizing: content`). */
export function fitToText(area: HTMLTextAreaElement): void {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
