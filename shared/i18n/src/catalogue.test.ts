import { catalogue, joinCatalogues, loadMessages } from './catalogue.ts';

test('English is there without fetching anything', async () => {
  const fetched = jest.fn();
  expect(await catalogue('hello = Hello', { fr: fetched }).sourcesFor('en-US')).toEqual(['hello = Hello']);
  expect(fetched).not.toHaveBeenCalled();
});

test('another language is fetched once, however many parts ask, and comes after English', async () => {
  const fetched = jest.fn(async () => ({ default: 'hello = Bonjour' }));
  const { sourcesFor } = catalogue('hello = Hello', { fr: fetched });
  const [first, second] = await Promise.all([sourcesFor('fr'), sourcesFor('fr')]);
  expect(first).toEqual(['hello = Hello', 'hello = Bonjour']);
  expect(second).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a language without a translation is English', async () => {
  expect(await catalogue('hello = Hello').sourcesFor('ja')).toEqual(['hello = Hello']);
});

test('a translation that could not be fetched is asked for again the next time', async () => {
  const fetched = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: 'hello = Bonjour' });
  const { sourcesFor } = catalogue('hello = Hello', { fr: fetched });
  await expect(sourcesFor('fr')).rejects.toThrow('offline');
  expect(await sourcesFor('fr')).toEqual(['hello = Hello', 'hello = Bonjour']);
});

test('several catalogues are one: each with its English and its translation, which one may lack', async () => {
  const joined = joinCatalogues(
    catalogue('hello = Hello', { fr: async () => ({ default: 'hello = Bonjour' }) }),
    catalogue('bye = Goodbye', { es: async () => ({ default: 'bye = Adiós' }) }),
  );
  const french = await loadMessages(joined, 'fr');
  expect([french.text('hello'), french.text('bye')]).toEqual(['Bonjour', 'Goodbye']);
  const spanish = await loadMessages(joined, 'es');
  expect([spanish.text('hello'), spanish.text('bye')]).toEqual(['Hello', 'Adiós']);
});
