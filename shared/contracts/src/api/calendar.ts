/**
 * Whether a day, or a moment in UTC, is one of the calendar: browsers take February 31 for March 3, which no database does. Of what is no moment at
 * all, the text is "null".
 */
export function isOfCalendar(text: string): boolean {
  return String(new Date(text).toJSON()).startsWith(text.slice(0, 10));
}
