/** Input into the server's page reaches React after hydration. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Shell } from '@/components/shell/shell';

const INITIAL = { text: 'Elm', note: 'Asked for maps', day: '', type: 'Fair', yes: '0', box: '' };
const TYPED = {
  ...{ text: 'Elm Library', note: 'Asked for maps and times', day: '2026-05-03' },
  type: 'Presentation',
};

/** Every kind of control. */
function Controls() {
  const [values, setValues] = useState(INITIAL);
  const set = (name: keyof typeof INITIAL, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  const bind = (name: keyof typeof INITIAL) => ({
    'aria-label': name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <>
      <input {...bind('text')} />
      <textarea {...bind('note')} />
      <input type="date" {...bind('day')} />
      <select {...bind('type')}>
        <option>Fair</option>
        <option>Presentation</option>
      </select>
      {['0', '1'].map((value) => (
        <input
          key={value}
          type="radio"
          name="yes"
          aria-label={`yes ${value}`}
          checked={values.yes === value}
          onChange={() => set('yes', value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="box"
        checked={values.box === 'on'}
        onChange={({ target }) => set('box', target.checked ? 'on' : '')}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

test('what was entered before hydration is entered again', async () => {
  const page = (
    <Shell name="Ada" employee="ada" managerialAccess={false}>
      <Controls />
    </Shell>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  for (const [label, value] of Object.entries(TYPED)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  screen.getByLabelText('yes 1').click();
  screen.getByLabelText('box').click();
  const root = await act(async () => hydrateRoot(box, page));
  const entered = JSON.stringify({ ...TYPED, yes: '1', box: 'on' });
  expect(screen.getByRole('status')).toHaveTextContent(entered);
  expect(screen.getByLabelText('note')).toHaveValue(TYPED.note);
  act(() => root.unmount());
  box.remove();
});
