/** The body of an invite, and what becomes of its texts in the backend's path. */
import { INVITE_STAND_INS, newInvite } from '@/lib/contract/entities/invite';

const body = { eventName: 'Fair', message: 'Come', location: 'Hall', presenterIds: [1, '2'] };

const problemsOf = (change: Record<string, unknown>) =>
  newInvite.safeParse({ ...body, ...change }).error?.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));

test('texts come out safe for a path and ids as numbers', () => {
  const sent = { ...body, eventName: 'Fair 50%', message: 'Dear all,\n10/12; come' };
  expect(newInvite.parse(sent)).toEqual({
    eventName: 'Fair 50',
    message: 'Dear all, 10 12 come',
    location: 'Hall',
    presenterIds: [1, 2],
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['empty text', ''],
  ['signs alone', '/;%'],
  ['dots alone', '..'],
])('a stand-in is sent where a text is %s', (_what, text) => {
  const sent = { ...body, eventName: text, message: text, location: text };
  expect(newInvite.parse(sent)).toMatchObject(INVITE_STAND_INS);
});

test.each([
  ['nobody', [], 'Please have atleast one Presenter selected to send the invite.'],
  ['somebody twice', [1, '1'], 'names somebody twice'],
  ['too many', Array.from({ length: 201 }, (_, i) => i + 1), 'names more than 200 at once'],
])('an invite to %s is refused', (_what, presenterIds, message) => {
  expect(problemsOf({ presenterIds })).toEqual([{ path: 'presenterIds', message }]);
});

test('an invite of 8,000 characters is taken, and a longer one is refused by its longest text', () => {
  const short = '/api/send-invite/Fair//Hall/2147483647?presenter=1&presenter=2'.length;
  expect(problemsOf({ message: 'x'.repeat(8000 - short) })).toBeUndefined();
  expect(problemsOf({ message: 'x'.repeat(8001 - short) })).toEqual([
    { path: 'message', message: expect.stringContaining('by 1 characters') },
  ]);
  expect(problemsOf({ location: 'ü'.repeat(1400) })?.map(({ path }) => path)).toEqual(['location']);
});
