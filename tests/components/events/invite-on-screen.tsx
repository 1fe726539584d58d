/** The invites of event 42, opened, with those who may be invited to it. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Event } from '@/lib/legacy/events';
import { showEvent, wire } from './event-on-screen';

export const ANN = {
  presenterId: 11,
  firstName: 'Ann',
  lastName: 'Bee',
  email: 'ann@agency.example',
};
export const BO = { presenterId: 12, firstName: 'Bo', lastName: 'Ek', email: 'bo@agency.example' };
export const CHER = { presenterId: 13, firstName: 'Cher', lastName: null, email: null };
export const ANN_LABEL = 'Ann Bee (ann@agency.example)';
export const BO_LABEL = 'Bo Ek (bo@agency.example)';
export const activeAre = (...people: object[]) =>
  wire().get('/api/options/presenters').reply(200, { presenters: people });
export const box = (name: string) => screen.findByRole('checkbox', { name });
export const boxes = () =>
  screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
export const message = () => screen.getByRole('textbox', { name: 'Invite message' });
export const preview = () => screen.getByRole('region', { name: 'What will be sent' });
export const open = (user: UserEvent) => user.click(screen.getByText('Send Calendar Invites...'));

/** Opened, with Ann and Bo to choose from unless others were named. */
export async function writeInvite(event: Partial<Event> = {}, people: object[] = [BO, ANN]) {
  const shown = showEvent({ event });
  activeAre(...people);
  await open(shown.user);
  await screen.findAllByRole('checkbox');
  return shown;
}
