/** One icon on a field of 20 by 20: what is drawn as a line and what is filled. */
export interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}
