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

interface OfDocument {
  readonly language: string;
  readonly current: string;
  /** `aria-valuetext`, which the protocol of Chromium 156 leaves empty. */
  readonly valueText: string;
}

const ofNoElement = { current: '', valueText: '' };

type ProtocolNode = Awaited<ReturnType<typeof wholeTree>>['nodes'][number];

/** What the accessibility tree of Chromium has of an element and of all that is in it. */
export async function accessibleTree(page: Page, element: Locator): Promise<AccessibleNode> {
  return inSession(page, async (session) => {
    await element.evaluate((one) => Object.assign(window, { readHere: one }));
    const objectId = await objectOf(session, 'window.readHere');
    const { node: root } = await session.send('DOM.describeNode', { objectId, depth: -1 });
    const around = await element.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang ?? '');
    const facts = new Map<number, OfDocument>();
    collectFacts(root, around, facts);
    const { nodes } = await wholeTree(session);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const found = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === root.backendNodeId);
    if (!found) throw new Error(`${element.toString()} is not in the accessibility tree`);
    return accessible(found, around);

    /** What the style sheet adds is no node of the document: it is in the language of what is around it. */
    function accessible(node: ProtocolNode, outer: string): AccessibleNode {
      const fact = facts.get(node.backendDOMNodeId ?? -1) ?? { language: outer, ...ofNoElement };
      const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map((child) => accessible(child, fact.language));
      return described(node, fact, children);
    }
  });
}

/** An editor has it in its shadow root. */
const focusedInDocument =
  'document.activeElement === document.body ? document : (document.activeElement.shadowRoot?.activeElement ?? document.activeElement)';

/** What has the focus, the page itself if nothing has; and the option of its list that it points to. */
export async function focusedElements(page: Page): Promise<readonly AccessibleNode[]> {
  return inSession(page, async (session) => {
    const focused = await element(focusedInDocument);
    const isPointing = await page.evaluate(() => Boolean(document.activeElement?.getAttribute('aria-activedescendant')));
    return isPointing ? [focused, await element('document.activeElement.ariaActiveDescendantElement')] : [focused];

    async function element(expression: string): Promise<AccessibleNode> {
      const objectId = await objectOf(session, expression);
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
      const { result } = await session.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: `function () {
          const element = this.documentElement ?? this;
          const outside = element.getRootNode().host ?? element;
          const told = (name) => element.getAttribute(name) ?? '';
          return { language: outside.closest('[lang]')?.lang ?? '', current: told('aria-current'), valueText: told('aria-valuetext') };
        }`,
        returnByValue: true,
      });
      const [node] = nodes;
      if (!node) throw new Error('What has the focus is not in the accessibility tree');
      return described(node, result.value as OfDocument, []);
    }
  });
}

async function inSession<Result>(page: Page, use: (session: CDPSession) => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  try {
    return await use(session);
  } finally {
    await session.detach();
  }
}

/** The protocol cannot be asked with a locator. */
async function objectOf(session: CDPSession, expression: string): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.objectId ?? '';
}

function wholeTree(session: CDPSession) {
  return session.send('Accessibility.getFullAXTree');
}

function described(node: ProtocolNode, { language, current, valueText }: OfDocument, children: readonly AccessibleNode[]): AccessibleNode {
  const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  return {
    role: text(node.role),
    name: text(node.name),
    description: text(node.description),
    value: text(node.value),
    states: valueText === '' ? states : { ...states, valuetext: valueText },
    language,
    current: current === 'false' ? '' : current,
    isIgnored: node.ignored,
    children,
  };
}

function text(value: ProtocolNode['name']): string {
  return String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface DocumentNode {
  readonly backendNodeId: number;
  readonly attributes?: string[];
  readonly children?: DocumentNode[];
}

/** What only the document says, by the id of each node. */
function collectFacts(node: DocumentNode, inherited: string, facts: Map<number, OfDocument>): void {
  const { attributes = [], children = [], backendNodeId } = node;
  const attribute = (name: string) => {
    const at = attributes.findIndex((one, index) => index % 2 === 0 && one === name);
    return at < 0 ? undefined : attributes[at + 1];
  };
  const language = attribute('lang') ?? inherited;
  facts.set(backendNodeId, { language, current: attribute('aria-current') ?? '', valueText: attribute('aria-valuetext') ?? '' });
  for (const child of children) collectFacts(child, language, facts);
}
