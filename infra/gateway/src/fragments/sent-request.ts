import type { Page } from '@webdocs/contracts/page/page';
import type { RenderJob } from './render-job.ts';

/** A request as text, and apart from it the page that others may ask about too. */
export interface SentRequest {
  readonly page?: { readonly number: number; readonly text: () => string };
  readonly text: string;
}

const numbers = new WeakMap<Page, number>();
const texts = new WeakMap<Page, string>();
let lastNumber = 0;

export function sentRequest(request: RenderJob['request']): SentRequest {
  if (!request) return { text: '' };
  if ('page' in request) {
    const { page, ...rest } = request;
    return { page: travelling(page), text: JSON.stringify(rest) };
  }
  if (!('props' in request) || !request.props?.page) return { text: JSON.stringify(request) };
  const { page, ...props } = request.props;
  return { page: travelling(page), text: JSON.stringify({ ...request, props }) };
}

function travelling(page: Page): NonNullable<SentRequest['page']> {
  const number = numbers.get(page) ?? (lastNumber += 1);
  numbers.set(page, number);
  return { number, text: () => textOf(page) };
}

/** Written once, though several workers get it. */
function textOf(page: Page): string {
  const text = texts.get(page) ?? JSON.stringify(page);
  texts.set(page, text);
  return text;
}
