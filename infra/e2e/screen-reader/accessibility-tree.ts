import type { CDPSession, Locator, Page } from '@playwright/test';

/** An element as the browser exposes it to assistive technology. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly states: Readonly<Record<string, unknown>>;
  /** The language of its text. */
  readonly language: string;
  /** `aria-current`, which the protocol of Chromium leaves out. */
  readonly current: string;
  readonly isIgnored: boolean;
  readonly children: readonly AccessibleNode[];
}

export interface AccessibilityTree {
  readonly page: AccessibleNode;
  /** Where the focus is: the page itself if it is nowhere. */
  readonly focused: AccessibleNode;
  /** The active descendant of the focused element, such as an option of its list. */
  readonly active: AccessibleNode | undefined;
  /** The part of it that is an element of the document. */
  readonly part: AccessibleNode | undefined;
}

type TreeAnswer = Awaited<ReturnType<typeof wholeTree>>;
type ProtocolNode = TreeAnswer['nodes'][number];

interface OfDocument {
  readonly language: string;
  readonly current: string;
}

/** The accessibility tree that Chromium has of a page, and of an element in it. */
export async function accessibilityTree(page: Page, element?: Locator): Promise<AccessibilityTree> {
  const session = await page.context().newCDPSession(page);
  const partId = element && (await backendId(session, element));
  const facts = await factsOfDocument(session);
  const { nodes } = await wholeTree(session);
  await session.detach();

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const byBackendId = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  const [root] = nodes;
  if (!root) throw new Error('The page has no accessibility tree');
  // A window whose focus is nowhere says so of the document, and so does one with a focused element.
  const focused = nodes.findLast((node) => !node.ignored && property(node, 'focused')?.value.value === true) ?? root;
  const activeId = property(focused, 'activedescendant')?.value.relatedNodes?.[0]?.backendDOMNodeId;
  const active = activeId === undefined ? undefined : byBackendId.get(activeId);
  const part = partId === undefined ? undefined : byBackendId.get(partId);
  return {
    page: accessible(root),
    focused: accessible(focused),
    active: active && accessible(active),
    part: part && accessible(part),
  };

  function accessible(node: ProtocolNode): AccessibleNode {
    const { language = '', current = '' } = facts.get(node.backendDOMNodeId ?? -1) ?? {};
    return {
      role: text(node.role),
      name: text(node.name),
      description: text(node.description),
      value: text(node.value),
      states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      language,
      current,
      isIgnored: node.ignored,
      children: (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(accessible),
    };
  }
}

function wholeTree(session: CDPSession) {
  return session.send('Accessibility.getFullAXTree');
}

function property(node: ProtocolNode, name: string) {
  return node.properties?.find((one) => one.name === name);
}

function text(value: ProtocolNode['name']): string {
  return String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How the protocol names an element: it cannot be asked with a locator. */
async function backendId(session: CDPSession, element: Locator): Promise<number> {
  await element.evaluate((one) => Object.assign(window, { readHere: one }));
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.readHere' });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  return node.backendNodeId;
}

/** What only the document says, by the id of each node. */
async function factsOfDocument(session: CDPSession): Promise<Map<number, OfDocument>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const facts = new Map<number, OfDocument>();
  collect(root, '');
  return facts;

  function collect(node: typeof root, inherited: string): void {
    const attribute = (name: string) => {
      const at = (node.attributes ?? []).findIndex((one, index) => index % 2 === 0 && one === name);
      return at < 0 ? undefined : node.attributes?.[at + 1];
    };
    const language = attribute('lang') ?? inherited;
    const current = attribute('aria-current') ?? '';
    facts.set(node.backendNodeId, { language, current: current === 'false' ? '' : current });
    for (const child of node.children ?? []) collect(child, language);
  }
}
