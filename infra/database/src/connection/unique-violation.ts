/** The name of the unique index or constraint that refused a row; undefined for any other error. */
export function violatedConstraint(thrown: unknown): string | undefined {
  const { code, constraint } = (thrown ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && typeof constraint === 'string' ? constraint : undefined;
}
