export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain paragraphs. The link is below them. */
  readonly text: string;
  readonly link?: { readonly address: string; readonly label: string };
}

/** The one way out for mails: the sandbox inbox of a local run, or a transport. */
export type SendMail = (mail: Mail) => Promise<void>;
