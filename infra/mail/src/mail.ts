import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import type { MailBlock } from './mail-body.ts';

/** What mail is about: staff see it, and mail about accounts goes out before all other. */
export type MailKind = 'account' | 'newsletter' | 'digest' | 'notice';

/** Something that a mail tells of, on a line of its own with what there is to say of it. */
export interface MailEntry {
  readonly name: string;
  /** Its name is one of code. */
  readonly isCode?: boolean;
  readonly address?: string;
  /** What has become of it, in a word or two that are told apart by color too. */
  readonly state?: { readonly text: string; readonly tone: MailTone };
  readonly text: string;
}

export const mailTones = ['high', 'low', 'limited', 'discouraged'] as const;
export type MailTone = (typeof mailTones)[number];

export interface MailList {
  readonly title: string;
  readonly entries: readonly MailEntry[];
  /** What it leaves out. */
  readonly more?: string;
}

/** One message to one person, in the words of its sender; how it looks is decided here, for all of them. */
export interface Mail {
  /** Its number, where its sender wants to know it by one; random without. */
  readonly id?: string;
  readonly kind: MailKind;
  readonly to: string;
  /** The language that it is written in. */
  readonly locale: Locale;
  readonly subject: string;
  /** Plain paragraphs with an empty line between them. The link is below them. */
  readonly text: string;
  /** The same with a form, for programs that show HTML. */
  readonly body?: readonly MailBlock[];
  readonly link?: { readonly address: string; readonly label: string };
  /** Below the text and above the link. */
  readonly lists?: readonly MailList[];
  /** The days that it is about. */
  readonly period?: string;
  /** Why it comes, and where that is changed. */
  readonly why?: { readonly text: string; readonly address: string; readonly label: string };
  /** Where a POST takes the recipient off the list at once, and a GET asks. Mail programs show a button for it (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The one way out for mail. As a part of a transaction, it goes out only if that comes to its end. */
export type SendMail = (mail: Mail, within?: Query) => Promise<void>;

/** A mail as it would arrive, for those who write it. */
export type PreviewMail = (mail: Mail) => { readonly subject: string; readonly html: string; readonly text: string };
