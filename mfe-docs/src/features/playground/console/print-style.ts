const allowed = [
  'color',
  'background-color',
  'font-weight',
  'font-style',
  'font-size',
  'text-decoration',
  'text-transform',
  'border-radius',
  'padding',
] as const;

/** Declarations after `%c` on an element: what changes how the text looks, and neither loads anything nor leaves its line. */
export function putOnStyle(element: HTMLElement, style: string): void {
  const read = document.createElement('span').style;
  read.cssText = style;
  const background = read.getPropertyValue('background-color');
  for (const name of allowed) {
    const value = read.getPropertyValue(name);
    if (value && !/url|image|var\(/i.test(value)) element.style.setProperty(name, value);
  }
  // A text may be as large as twice the others, and its box no larger than its line.
  if (element.style.fontSize) element.style.fontSize = `min(${element.style.fontSize}, 2em)`;
  if (element.style.padding) element.style.padding = `min(${read.paddingTop || '0px'}, 4px) min(${read.paddingLeft || '0px'}, 12px)`;
  // A ground without a color of the text would not be readable in both themes.
  if (background && !element.style.color) element.style.color = 'inherit';
}
