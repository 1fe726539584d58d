/** A link to a file: the download, and the message of a failed one. */
import { screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { DownloadLink } from '@/components/ui/download-link';
import { showPage } from '@/tests/support/form-page';

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
});

async function follow(status: number, body: object | string, headers = {}) {
  nock('http://localhost').get('/event/read/42/calendar').reply(status, body, headers);
  const { user } = showPage(
    <DownloadLink href="/event/read/42/calendar">Add to my calendar</DownloadLink>,
  );
  await user.click(screen.getByRole('link', { name: 'Add to my calendar' }));
}

test('saves the file under the name in the response', async () => {
  await follow(200, 'BEGIN:VCALENDAR', {
    'content-disposition': 'attachment; filename="event-42.ics"',
  });
  await waitFor(() => expect(saved).toEqual(['event-42.ics']));
});

test.each([
  [504, { title: 'It takes too long.', requestId: 'r1' }, 'It takes too long. (Request number r1)'],
  [500, '', 'Something went wrong.'],
  [401, { title: 'You are signed out.', requestId: 'r1' }, /You are signed out.*Sign in again/],
])('shows a message and saves nothing after a %d with %j', async (status, body, text) => {
  await follow(status, body);
  expect(await screen.findByText(/^We could not download the file/)).toBeInTheDocument();
  expect(document.body).toHaveTextContent(text);
  expect(saved).toEqual([]);
});
