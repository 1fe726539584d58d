/** A phone number while it is typed: digits are kept, groups are shown, and the caret stays where it was. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from '@/components/ui/phone-field';

function Phone({ digits, onDigits }: { digits: string; onDigits: (digits: string) => void }) {
  const [value, setValue] = useState(digits);
  const change = (typed: string) => {
    setValue(typed);
    onDigits(typed);
  };
  return <PhoneField id="phone" name="phone" label="Phone" value={value} onChange={change} />;
}

/** The caret stands where `|` does. */
function shown(): string {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  const at = field.selectionStart ?? 0;
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
}

test.each<[string, string, { at?: number; keys: string }, string, string]>([
  ['letters are left out', '', { keys: '312x55-5' }, '312-555|', '312555'],
  [
    'an extension is the last group',
    '',
    { keys: '312555014207' },
    '312-555-014207|',
    '312555014207',
  ],
  [
    'a digit in the middle moves the groups',
    '312555',
    { at: 1, keys: '9' },
    '39|1-255-5',
    '3912555',
  ],
  ['Backspace takes a digit', '3125550', { at: 5, keys: '{Backspace}' }, '312|-550', '312550'],
  [
    'Backspace behind a dash takes the digit before it',
    '312555',
    { at: 4, keys: '{Backspace}' },
    '31|5-55',
    '31555',
  ],
  [
    'Delete before a dash takes the digit behind it',
    '312555',
    { at: 3, keys: '{Delete}' },
    '312|-55',
    '31255',
  ],
])('%s', async (_what, digits, { at, keys }, text, kept) => {
  const user = userEvent.setup();
  const onDigits = jest.fn();
  render(<Phone digits={digits} onDigits={onDigits} />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await user.type(
    field,
    keys,
    at === undefined ? {} : { initialSelectionStart: at, initialSelectionEnd: at },
  );
  expect(shown()).toBe(text);
  expect(onDigits).toHaveBeenLastCalledWith(kept);
});
