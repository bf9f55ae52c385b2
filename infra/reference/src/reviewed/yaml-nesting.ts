const deepest = 40;
const widestIndent = 100;

/**
 * The line on which a YAML text is nested deeper than any real file. The parser goes down by recursion, and one file
 * that takes it to the end of the stack would end the process.
 */
export function lineOfDeepNesting(yaml: string): number | undefined {
  let open = 0;
  let line = 0;
  for (const text of yaml.split('\n')) {
    line += 1;
    if (indentOf(text) > widestIndent) return line;
    for (const character of text) {
      if (character === '[' || character === '{') open += 1;
      else if (open > 0 && (character === ']' || character === '}')) open -= 1;
      if (open > deepest) return line;
    }
  }
  return undefined;
}

/** How far the marks of lists and keys, and the blanks before and between them, reach into a line. */
function indentOf(text: string): number {
  let column = 0;
  while (column < text.length && ' \t-?:&!*'.includes(text[column] ?? '')) column += 1;
  return column;
}
