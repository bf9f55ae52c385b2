import { formatPrice } from './format-price.ts';

test('whole prices are short, others keep both digits', () => {
  expect(formatPrice('en-US', 500, 'USD')).toBe('$5');
  expect(formatPrice('en-US', 417, 'USD')).toBe('$4.17');
  expect(formatPrice('en-US', 0, 'USD')).toBe('$0');
});

test('each locale writes the currency in its own way', () => {
  expect(formatPrice('fr', 417, 'USD').replace(/\s/g, ' ')).toBe('4,17 $US');
  expect(formatPrice('ja', 1000, 'EUR')).toBe('€10');
});

test('a currency without cents is not divided by a hundred', () => {
  expect(formatPrice('en-US', 500, 'JPY')).toBe('¥500');
});
