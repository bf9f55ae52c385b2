/** What a check may say besides everything that the browser knows. It never throws where the page lacks something. */
export interface CheckFunctions {
  /** Every element that the selector finds. */
  readonly all: (selector: string) => readonly Element[];
  /** The first of them. */
  readonly first: (selector: string) => Element | undefined;
  /** How the first of them looks: its computed values; none where there is no such element. */
  readonly style: (selector: string, pseudo?: string) => Partial<CSSStyleDeclaration>;
  /** The text of the first of them, with single blanks; empty where there is no such element. */
  readonly read: (selector: string) => string;
  /** Presses the first element of each selector in turn; false where one is missing. */
  readonly press: (...selectors: readonly string[]) => Promise<boolean>;
  /** Writes into a field, as a reader would; false where it is missing. */
  readonly type: (selector: string, text: string) => Promise<boolean>;
  /** Waits until something holds; false where it does not in a second and a half. */
  readonly until: (holds: () => unknown) => Promise<boolean>;
  /** What the code has printed to the console, call by call. */
  readonly printed: readonly string[];
}

const lookAgainMs = 25;
const patienceMs = 1500;

export function checkFunctions(printed: readonly string[]): CheckFunctions {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const first = (selector: string) => document.querySelector(selector) ?? undefined;
  return { all, first, style, read, press, type, until, printed };

  function style(selector: string, pseudo?: string): Partial<CSSStyleDeclaration> {
    const element = first(selector);
    return element ? getComputedStyle(element, pseudo) : {};
  }

  function read(selector: string): string {
    return (first(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  }

  async function press(...selectors: readonly string[]): Promise<boolean> {
    for (const selector of selectors) {
      const element = first(selector);
      if (!(element instanceof HTMLElement)) return false;
      element.click();
      await turnOfOthers();
    }
    return true;
  }

  async function type(selector: string, text: string): Promise<boolean> {
    const field = first(selector);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return false;
    field.value = text;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    await turnOfOthers();
    return true;
  }

  async function until(holds: () => unknown): Promise<boolean> {
    for (const start = performance.now(); performance.now() - start < patienceMs; await pause(lookAgainMs)) if (await holds()) return true;
    return false;
  }
}

/** Work that the code has put off by a promise or an empty timer is done before the next look. */
function turnOfOthers(): Promise<void> {
  return pause(0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
