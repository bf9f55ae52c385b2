const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is none would be refused by the database. */
export function isUuid(id: string): boolean {
  return form.test(id);
}
