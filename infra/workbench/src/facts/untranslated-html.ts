import ts from 'typescript';

const spoken = /\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g;
/** Keeps the place of what is put into a template: it is judged where it is written. */
const put = '\uE000';

/** Texts in HTML that a program writes, as `line: text`: what is between tags or in an attribute that is read out, and not put there. */
export function untranslatedHtml(source: string): string[] {
  const file = ts.createSourceFile('page.ts', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  file.forEachChild(visit);
  return found;

  function visit(node: ts.Node): void {
    const written = writtenIn(node);
    if (written !== undefined && /<\/?[a-z]/.test(written)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(...textsOf(written).map((text) => `${line + 1}: ${text}`));
    }
    node.forEachChild(visit);
  }
}

function writtenIn(node: ts.Node): string | undefined {
  // A pattern that finds HTML writes none.
  if (ts.isNewExpression(node.parent) && node.parent.expression.getText() === 'RegExp') return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(put);
}

function textsOf(html: string): string[] {
  const attributes = [...html.matchAll(spoken)].map(([, value = '']) => value);
  const between = html
    .replace(/<(script|style|code|pre)[^]*?<\/\1>/g, '')
    .replace(/^[^<]*>|<[^>]*$/g, '')
    .split(/<[^>]*>/);
  return [...attributes, ...between]
    .map((text) =>
      text
        .replaceAll(put, ' ')
        .replace(/&#?\w+;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}{3}/u.test(text));
}
