/** Typing a phone number: groups of digits, and the caret. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from '@/components/ui/phone-field';

function Phone({ digits }: { digits: string }) {
  const [value, setValue] = useState(digits);
  return (
    <>
      <PhoneField id="phone" name="phone" label="Phone" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test.each([
  ['letters are dropped', '', 0, '312x55-5', '312-555|', '312555'],
  ['an extension is the last group', '', 0, '312555014207', '312-555-014207|', '312555014207'],
  ['a digit in the middle moves the groups', '312555', 1, '9', '39|1-255-5', '3912555'],
  ['Backspace deletes a digit', '3125550', 5, '{Backspace}', '312|-550', '312550'],
  [
    'Backspace after a dash deletes the digit before it',
    '312555',
    4,
    '{Backspace}',
    '31|5-55',
    '31555',
  ],
  ['Delete before a dash deletes the digit after it', '312555', 3, '{Delete}', '312|-55', '31255'],
])('%s', async (_what, before, caret, keys, text, digits) => {
  render(<Phone digits={before} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.type(field, keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
  const at = field.selectionStart ?? 0;
  expect(`${field.value.slice(0, at)}|${field.value.slice(at)}`).toBe(text);
  expect(screen.getByRole('status')).toHaveTextContent(digits);
});
