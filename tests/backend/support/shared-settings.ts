/** What the shared stand-ins are started with. */
import type { Settings } from './stand-in';

/** Never on the same day as the mornings of the process's own zone, so that the wrong clock would show. */
export const AGENCY_ZONE = 'Pacific/Honolulu';
/** The first is home. */
export const FRONTENDS = ['http://localhost:3999', 'https://outreach.example.org'] as const;

export const SHARED: Settings = {
  AGENCY_TIME_ZONE: AGENCY_ZONE,
  TZ: 'Pacific/Auckland',
  LEGACY_ROW_TIME_ZONE: 'America/Chicago',
  FRONTEND_ORIGINS: FRONTENDS.join(', '),
  TRUSTED_PROXIES: '192.0.2.0/24,2001:db8::7',
  LOG_LEVEL: 'error',
};
