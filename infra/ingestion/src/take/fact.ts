import type { TelemetryDevice, TelemetryFactKind } from '@webdocs/database/tables';

/** One thing that a browser told, in words of which there are few. Empty text is what is not known or does not apply. */
export interface Fact {
  readonly ping: string;
  /** Several may be in one ping. */
  readonly nth: number;
  readonly kind: TelemetryFactKind;
  readonly pageKind: string;
  readonly locale: string;
  readonly device: TelemetryDevice | '';
  readonly remote: string;
  readonly version: string;
  readonly subject: string;
  readonly value: number | null;
}

export const unknownFact = { pageKind: '', locale: '', device: '', remote: '', version: '', subject: '', value: null } as const;

/** Both marks of a page have one id, and what becomes of a page without the second has it too. */
export const placesOfMarks = { began: 0, interactive: 1, late: 2 } as const;
