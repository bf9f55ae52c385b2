/** The layers of all style sheets, the weakest first: whichever sheet arrives first says their order, and all say the same. */
export const styleLayers = ['reset', 'tokens', 'base', 'frame', 'remote', 'page'] as const;
