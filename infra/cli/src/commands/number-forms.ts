interface NumberForm {
  /** Completes "--limit takes …". */
  readonly takes: string;
  readonly is: (text: string) => boolean;
}

/** A time in days is written with its unit, as 90d. */
const mostDays = 3650;

/** What a value may be whose placeholder in a usage line is one of these names. All are checked before anything is opened or asked. */
export const numberForms: Readonly<Record<string, NumberForm>> = {
  count: whole(1, 999_999),
  number: whole(0, 9999),
  port: whole(0, 65_535),
  days: {
    takes: `a time from 1d to ${mostDays}d`,
    is: (text) => text.endsWith('d') && whole(1, mostDays).is(text.slice(0, -1)),
  },
};

function whole(least: number, most: number): NumberForm {
  return {
    takes: `a whole number from ${least} to ${most}`,
    is: (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
  };
}
