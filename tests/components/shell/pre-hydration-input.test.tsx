/** What is typed, ticked and chosen in the server's page reaches React once it has taken the page over. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Shell } from '@/components/shell/shell';

const START = { text: 'Elm', note: 'Asked for maps', day: '', type: 'Fair', yes: '0', box: '' };

/** Every kind of control, each drawn from what React knows. */
function Controls() {
  const [typed, setTyped] = useState(START);
  const bind = (name: keyof typeof START) => ({
    'aria-label': name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const tick = (name: keyof typeof START, value: string) => () =>
    setTyped((before) => ({ ...before, [name]: value }));
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
          checked={typed.yes === value}
          onChange={tick('yes', value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="box"
        checked={typed.box === 'on'}
        onChange={({ target }) => tick('box', target.checked ? 'on' : '')()}
      />
      <output>{JSON.stringify(typed)}</output>
      <button type="button" onClick={() => setTyped((before) => ({ ...before }))}>
        Draw again
      </button>
    </>
  );
}

const page = (
  <Shell name="Ada" employee="ada" managerialAccess={false}>
    <Controls />
  </Shell>
);

test('what was entered before the script was there is entered once more', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  const change = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  change('text', 'Elm Library');
  change('note', 'Asked for maps and times');
  change('day', '2026-05-03');
  change('type', 'Presentation');
  screen.getByLabelText('yes 1').click();
  screen.getByLabelText('box').click();
  const root = await act(async () => hydrateRoot(box, page));
  const entered = {
    text: 'Elm Library',
    note: 'Asked for maps and times',
    day: '2026-05-03',
    type: 'Presentation',
    yes: '1',
    box: 'on',
  };
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(entered));
  expect(screen.getByLabelText('note')).toHaveValue('Asked for maps and times');
  act(() => root.unmount());
  box.remove();
});
