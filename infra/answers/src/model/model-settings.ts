/** How a model is reached and what it may cost. */
export interface ModelSettings {
  /** Up to and with the version, such as http://127.0.0.1:11434/v1. */
  readonly address: string;
  /** Empty where the server asks for none. */
  readonly key: string;
  /** Empty: the only one that the server has. */
  readonly model: string;
  /** Empty: passages stay in the order of the search. */
  readonly embeddingModel: string;
  /** Whether questions are checked at the same server before they are sent to the model. */
  readonly moderation: boolean;
  /** What goes to the model and what comes back, together. */
  readonly contextTokens: number;
  readonly contextTokensOfSubscribers: number;
  readonly answerTokens: number;
  /** What answers of a day may cost; 0 for no limit. In the unit of the two prices. */
  readonly dailyCost: number;
  readonly costPerMillionIn: number;
  readonly costPerMillionOut: number;
  readonly firstTokenMs: number;
  readonly answerMs: number;
  readonly atOnce: number;
}
