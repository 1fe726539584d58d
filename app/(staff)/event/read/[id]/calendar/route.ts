import { handleEventCalendar } from './handler';

export { handleEventCalendar as GET };
