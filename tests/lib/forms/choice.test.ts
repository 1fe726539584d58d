/** Choices as texts of a form. */
import { choiceText, readChoice, sameChoice } from '@/lib/forms/choice';

test.each([
  { id: 5, text: 'Elm Library' },
  { id: 5, text: '' },
  { id: 7, text: '  7 =SUM(A1)\nמרכז ' },
])('a choice survives being a text: %j', (choice) => {
  expect(readChoice(choiceText(choice))).toEqual(choice);
});

test('no choice is no text', () => {
  expect(choiceText(null)).toBe('');
  expect(readChoice('')).toBeNull();
});

test.each(['Elm', '0 Elm', '-1 Elm', '5', ' 5 Elm', '5x Elm'])('%j is no choice', (text) => {
  expect(readChoice(text)).toBeNull();
});

test('the same choice is told in the words it is known by, any other in its own', () => {
  expect(sameChoice('7 Ada', '6 Bo', '7 Ada | Head')).toBe('7 Ada | Head');
  expect(sameChoice('7 Ada', '6 Bo')).toBe('7 Ada');
  expect(sameChoice('', '', '7 Ada')).toBe('');
});
