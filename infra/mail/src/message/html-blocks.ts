import { html, type Html } from '@webdocs/standalone-pages';
import type { MailBlock, MailInline } from '../mail-body.ts';
import { look } from './look.ts';

/** A body with its styles in place. What users wrote may run from right to left, whatever the language around it. */
export function htmlBlocks(blocks: readonly MailBlock[]): Html[] {
  return blocks.map(htmlBlock);
}

function htmlBlock(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink-2" dir="auto" style="${look.paragraph}">${inline(block.content)}</p>`;
    case 'heading':
      return html`<h2 class="ink" dir="auto" style="${look.heading}">${inline(block.content)}</h2>`;
    case 'list': {
      const items = block.items.map((item) => html`<li class="ink-2" dir="auto" style="${look.item}">${htmlItem(item)}</li>`);
      return block.isOrdered
        ? html`<ol start="${block.start}" style="${look.list}">
            ${items}
          </ol>`
        : html`<ul style="${look.list}">
            ${items}
          </ul>`;
    }
    case 'quote':
      return html`<blockquote style="${look.quote}">${htmlBlocks(block.content)}</blockquote>`;
    case 'code':
      return html`<pre class="ink ground" dir="ltr" style="${look.code}">${block.text}</pre>`;
    case 'line':
      return html`<hr style="${look.line}" />`;
  }
}

/** What is one paragraph has no space of its own. */
function htmlItem(item: readonly MailBlock[]): Html[] {
  const [first, ...others] = item;
  return first?.kind === 'paragraph' ? [...inline(first.content), ...htmlBlocks(others)] : htmlBlocks(item);
}

function inline(content: readonly MailInline[]): Html[] {
  return content.map((piece) => {
    if (typeof piece === 'string') return html`${piece}`;
    if (piece.kind === 'break') return html`<br />`;
    const inner = inline(piece.content);
    switch (piece.kind) {
      case 'strong':
        return html`<strong>${inner}</strong>`;
      case 'emphasis':
        return html`<em>${inner}</em>`;
      case 'code':
        return html`<code style="${look.word}">${inner}</code>`;
      case 'link':
        return html`<a class="accent" href="${piece.address}" style="${look.link}">${inner}</a>`;
    }
  });
}
