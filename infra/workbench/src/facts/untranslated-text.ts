import ts from 'typescript';

const spokenAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];
const letters = /\p{L}/u;

/** Texts that a reader would see or hear and that do not come out of a catalogue, as `line: text`. */
export function untranslatedTexts(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) visitShown(node.expression);
    if (ts.isJsxAttribute(node) && spokenAttributes.includes(node.name.getText(file))) {
      if (node.initializer && ts.isStringLiteral(node.initializer)) note(node, node.initializer.text);
      if (node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression) visitShown(node.initializer.expression);
    }
    node.forEachChild(visit);
  }

  /** Follows an expression to the strings that it may put on the page, not into the calls that make them. */
  function visitShown(node: ts.Expression): void {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      for (const { text } of [node.head, ...node.templateSpans.map((span) => span.literal)]) note(node, text);
    } else if (ts.isParenthesizedExpression(node)) visitShown(node.expression);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(visitShown);
    else if (ts.isBinaryExpression(node) && shownOperators.includes(node.operatorToken.kind)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) visitShown(node.left);
      visitShown(node.right);
    }
  }

  function note(node: ts.Node, text: string): void {
    if (!letters.test(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push(`${line + 1}: ${text.trim()}`);
  }
}

const shownOperators = [
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
];
