/** What browsers call the script of a sample where they say where an error comes from. */
export const scriptName = 'sample.js';
