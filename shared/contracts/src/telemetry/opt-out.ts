/** A reader who has it with the value true is not counted, as one whose browser sends the signal of Global Privacy Control. */
export const optOutCookie = 'moz-1st-party-data-opt-out';
