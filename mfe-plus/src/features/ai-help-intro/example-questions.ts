/** Messages `plus-ai-help-example-<id>`: questions that the documentation answers in each of the ways in which it can. */
export const exampleQuestions = ['has', 'center', 'status', 'map', 'initial', 'fetch'] as const;
