/** A text with a form, as mail programs of twenty years can show it. There is no HTML in it: what is written is shown. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly MailInline[] }
  | { readonly kind: 'heading'; readonly content: readonly MailInline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly start: number; readonly items: ReadonlyArray<readonly MailBlock[]> }
  | { readonly kind: 'quote'; readonly content: readonly MailBlock[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'line' };

export type MailInline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly content: readonly MailInline[] }
  /** A whole address of the web or of mail. */
  | { readonly kind: 'link'; readonly address: string; readonly content: readonly MailInline[] }
  | { readonly kind: 'break' };
