import { handleMyCalendar } from './handler';

export { handleMyCalendar as GET };
