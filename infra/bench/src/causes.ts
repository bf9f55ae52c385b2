/** Why a budget is missed, as it was measured. The key is the figure. */
export const causes: Readonly<Record<string, string>> = {};
