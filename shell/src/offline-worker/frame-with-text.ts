import { headingId } from '@webdocs/contracts/page/document-ids';

/** The first screen of any document has no more; the rest comes with its page. */
const mostSections = 3;

interface SomePage {
  readonly doc?: {
    readonly title?: string;
    readonly baseline?: object;
    readonly body?: ReadonlyArray<{
      readonly type: string;
      readonly value: { readonly title: string | null; readonly isH3: boolean; readonly content?: string };
    }>;
  };
}

/**
 * The frame of kept pages, with the beginning of a document in it: it is read before any script has run. What is before the text is sent at once,
 * so that the browser works on it while the document is looked for. Without one the frame is as it was.
 */
export function frameWithText(frame: string, bytes: Promise<Uint8Array | undefined>): ReadableStream<Uint8Array> {
  const [, before = '', inner = '', after = ''] = /^(.*<main\b[^>]*>)(.*?)(<\/main>.*)$/s.exec(frame) ?? ['', frame];
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(before));
      const text = await bytes.then((found) => found && firstText(found)).catch(() => undefined);
      controller.enqueue(encoder.encode((text ?? inner) + after));
      controller.close();
    },
  });
}

/** The styles are those of a document whose part has failed (`fallback-document`). */
function firstText(bytes: Uint8Array): string | undefined {
  const { doc } = JSON.parse(new TextDecoder().decode(bytes)) as SomePage;
  if (!doc?.title || !doc.body) return undefined;
  const sections = doc.body.slice(0, mostSections).map(({ type, value: { title, isH3, content } }) => {
    const heading = title ? `<h${isH3 ? 3 : 2}>${title}</h${isH3 ? 3 : 2}>` : '';
    return type === 'prose' ? heading + (content ?? '') : heading;
  });
  return `<article class="fallback-document kept-text${doc.baseline ? ' kept-banner' : ''}"><h1 id="${headingId}">${escaped(doc.title)}</h1>${sections.join('')}</article>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
