import { check, copy, type Drawing } from '@webdocs/design/drawings';
import { useEffect, type RefObject } from 'react';
import styles from './copy-code.module.css';

export interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

const copiedMs = 1000;
const failedMs = 3000;

/**
 * Gives each code block of the content its Copy button once the page is alive: a button that cannot work yet is not shown,
 * and the head has room for it from the start. `page` is what the container shows; another page gets new buttons.
 */
export function useCopyCode(container: RefObject<HTMLElement | null>, { copy, copied, failed }: CopyWords, page?: string): void {
  useEffect(() => {
    const heads = container.current?.querySelectorAll<HTMLElement>('.code-example > .example-header') ?? [];
    const removals = Array.from(heads, (head) => addCopyButton(head, { copy, copied, failed }));
    return () => {
      for (const remove of removals) remove();
    };
  }, [container, copy, copied, failed, page]);
}

function addCopyButton(head: HTMLElement, words: CopyWords): () => void {
  const label = document.createElement('span');
  label.textContent = words.copy;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.copy ?? '';
  button.append(drawn(copy, 'idle'), drawn(check, 'done'), label);
  button.addEventListener('click', copyCode);

  // Empty until there is something to say: only a change of a live region is read out.
  const announcement = document.createElement('span');
  announcement.className = 'visually-hidden';
  announcement.setAttribute('role', 'status');

  head.append(button, announcement);

  let timer: number | undefined;
  return () => {
    window.clearTimeout(timer);
    button.remove();
    announcement.remove();
  };

  async function copyCode(): Promise<void> {
    const code = head.parentElement?.querySelector('pre')?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(code);
      say('copied', words.copied, copiedMs);
    } catch {
      say('failed', words.failed, failedMs);
    }
  }

  function say(outcome: 'copied' | 'failed', message: string, forMs: number): void {
    window.clearTimeout(timer);
    button.dataset.outcome = outcome;
    label.textContent = message;
    announcement.textContent = message;
    timer = window.setTimeout(() => {
      delete button.dataset.outcome;
      label.textContent = words.copy;
      announcement.textContent = '';
    }, forMs);
  }
}

function drawn({ line = '' }: Drawing, state: 'idle' | 'done'): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', styles[state] ?? '');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', line);
  svg.append(path);
  return svg;
}
