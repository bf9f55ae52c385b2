import type { HTTPRequest } from 'puppeteer-core';

/** In Firefox the driver knows no body of a request, and throws. The log of the site has it. */
export function bodyOf(request: HTTPRequest): string | undefined {
  try {
    return request.postData();
  } catch {
    return 'its body cannot be read';
  }
}
