/** A link to a file: what the browser saves, and what a person reads when there is nothing to save. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { DownloadLink } from '@/components/ui/download-link';
import { Messages } from '@/components/ui/messages';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:http://localhost/1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  render(
    <>
      <DownloadLink href="/event/read/42/calendar">Add to my calendar</DownloadLink>
      <Messages />
    </>,
  );
});

const follow = () => userEvent.click(screen.getByRole('link', { name: 'Add to my calendar' }));
const server = () => nock('http://localhost').get('/event/read/42/calendar');

test('the file is saved under the name that the server gives it', async () => {
  server().reply(200, 'BEGIN:VCALENDAR', {
    'content-disposition': 'attachment; filename="event-42.ics"',
  });
  await follow();
  await waitFor(() => expect(saved).toEqual(['event-42.ics']));
});

test.each([
  [
    'the server says why',
    504,
    { title: 'It takes too long.', requestId: 'r1' },
    'It takes too long. (Request r1)',
  ],
  ['the server says nothing', 500, '', 'Something went wrong.'],
])('nothing is saved and the page says so when %s', async (_what, status, body, sentence) => {
  server().reply(status, body);
  await follow();
  expect(await screen.findByText(`The file could not be had: ${sentence}`)).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('somebody whose session has ended is offered to sign in', async () => {
  server().reply(401, { title: 'You are signed out.' });
  await follow();
  expect(await screen.findByRole('link', { name: /sign in/i })).toBeInTheDocument();
});
