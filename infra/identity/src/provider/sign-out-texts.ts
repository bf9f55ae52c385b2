/** For a sign-in that cannot be gone on with. */
export const endedWords = {
  title: 'Please begin again',
  text: 'This sign-in took too long, or was begun in another browser. Begin again from the site.',
};
