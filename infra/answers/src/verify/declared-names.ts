import { eachPart, isPart, memberName, nameOf, scriptTree, type Part } from './script-syntax.ts';

export interface DeclaredNames {
  /** Of variables, functions, parameters, classes and imports. */
  readonly variables: ReadonlySet<string>;
  /** Of what its objects hold. */
  readonly members: ReadonlySet<string>;
}

const memberTypes: ReadonlySet<string> = new Set(['Property', 'MethodDefinition', 'PropertyDefinition']);

/** Every name that a script gives to something of its own. */
export function declaredNames(code: string): DeclaredNames {
  const variables = new Set<string>();
  const members = new Set<string>();
  const tree = scriptTree(code);
  if (!tree) {
    for (const [, name = ''] of code.matchAll(/\b(?:const|let|var|function|class|import|interface|type|enum)\s+([\w$]+)/g))
      variables.add(name);
    return { variables, members };
  }
  for (const node of eachPart(tree)) {
    const isMember =
      memberTypes.has(node.type) || (node.type === 'AssignmentExpression' && isPart(node.left) && node.left.type === 'MemberExpression');
    for (const name of declaredBy(node)) (isMember ? members : variables).add(name);
  }
  return { variables, members };
}

function declaredBy(node: Part): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return patternNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...patternNames(node.id), ...(Array.isArray(node.params) ? node.params.flatMap(patternNames) : [])];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return patternNames(node.id);
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return patternNames(node.local);
    case 'CatchClause':
      return patternNames(node.param);
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed === true ? [] : [nameOf(node.key) ?? []].flat();
    case 'LabeledStatement':
      return patternNames(node.label);
    case 'AssignmentExpression':
      return assignedNames(node.left);
    default:
      return [];
  }
}

/** A member of its own objects: not one of what the page gives it. */
function assignedNames(left: unknown): string[] {
  if (!isPart(left)) return [];
  if (left.type !== 'MemberExpression') return patternNames(left);
  const { object } = left;
  const isOwn =
    isPart(object) && (object.type === 'ThisExpression' || ['window', 'globalThis', 'self', 'exports'].includes(nameOf(object) ?? ''));
  const isOnPrototype = isPart(object) && memberName(object)?.name === 'prototype';
  return isOwn || isOnPrototype ? [memberName(left)?.name ?? []].flat() : [];
}

function patternNames(pattern: unknown): string[] {
  if (!isPart(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern) ?? []].flat();
    case 'ObjectPattern':
      return Array.isArray(pattern.properties) ? pattern.properties.flatMap(patternNames) : [];
    case 'Property':
      return patternNames(pattern.value);
    case 'ArrayPattern':
      return Array.isArray(pattern.elements) ? pattern.elements.flatMap(patternNames) : [];
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}
