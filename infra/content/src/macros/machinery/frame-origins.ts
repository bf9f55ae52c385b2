/** Whose pages macros put in frames. The policy of every page allows just these: a frame may come with any navigation. */
export const frameOrigins = {
  video: 'https://www.youtube-nocookie.com',
  example: 'https://mdn.github.io',
  fiddle: 'https://jsfiddle.net',
} as const;
