/** Cuts a long API name where a line may end: after each dot that is followed by more of the name. */
export function breakableParts(title: string): string[] {
  return title.split(/(?<=\w\.)(?=\w)/);
}
