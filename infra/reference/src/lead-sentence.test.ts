import { leadOf, phraseLead, type Subject } from './lead-sentence.ts';

const subject = (pageType: string, isReadonly = false): Subject => ({
  pageType: `web-api-${pageType}`,
  name: '**`pot`**',
  owner: '`Tea`',
  isReadonly,
});

test.each([
  ['instance-method', 'Pours tea.', 'The **`pot`** method of the `Tea` interface pours tea.'],
  ['static-method', 'Makes tea.', 'The **`pot`** static method of the `Tea` interface makes tea.'],
  ['constructor', 'Makes tea.', 'The **`pot`** constructor of `Tea` objects makes tea.'],
  ['event', 'Fires when it boils.', 'The **`pot`** event of `Tea` objects fires when it boils.'],
  ['instance-property', 'The temperature.', 'The **`pot`** property of the `Tea` interface gives or sets the temperature.'],
  ['instance-property', 'Whether it boils.', 'The **`pot`** property of the `Tea` interface says or decides whether it boils.'],
  ['instance-property', 'Facts about tea.', 'The **`pot`** property of the `Tea` interface gives or sets facts about tea.'],
  ['instance-property', 'Keeps it warm.', 'The **`pot`** property of the `Tea` interface keeps it warm.'],
  ['instance-property', 'CSS of the pot.', 'The **`pot`** property of the `Tea` interface gives or sets CSS of the pot.'],
])('at the head of a page a phrase about an %s becomes a sentence: %s', (pageType, phrase, sentence) => {
  expect(leadOf(phrase, subject(pageType))).toBe(sentence);
});

test('what cannot be written is only given', () => {
  const lead = (phrase: string) => leadOf(phrase, subject('instance-property', true));
  expect(lead('The lid.')).toBe('The read-only **`pot`** property of the `Tea` interface gives the lid.');
  expect(lead('How full it is.')).toBe('The read-only **`pot`** property of the `Tea` interface says how full it is.');
});

test('what is a sentence about its subject already stays as it is', () => {
  const sentence = 'The `fetch()` function sends a request.';
  expect(leadOf(sentence, subject('instance-method'))).toBe(sentence);
});

test.each([
  ['Where tea may come from.', 'It says where tea may come from.'],
  ['Talking to kettles.', 'It allows or forbids talking to kettles.'],
  ['A name for the pot.', 'It is a name for the pot.'],
  ['Marks the pot.', 'It marks the pot.'],
])('phrases about attributes and directives become sentences: %s', (phrase, sentence) => {
  expect(phraseLead(phrase, 'It')).toBe(sentence);
});
