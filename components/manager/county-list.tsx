/** Events by county, each of which leads to its events. */
import { AppLink } from '@/components/ui/app-link';
import { PanelText } from '@/components/ui/panel';
import { CELL_LINK } from '@/components/ui/table';
import type { CountyCount } from '@/lib/manager/counts';
import { countedEventsHref, type DashboardState } from '@/lib/manager/dashboard-address';
import { countyName } from '@/lib/manager/names';

interface CountyListProps {
  state: DashboardState;
  counties: CountyCount[];
}

export function CountyList({ state, counties }: CountyListProps) {
  if (counties.length === 0) return <PanelText>There are no events to count.</PanelText>;
  return (
    <ul className="px-4 py-3">
      {counties.map(({ county, total }) => (
        <li key={county ?? ''} className="py-0.5">
          <AppLink href={countedEventsHref(state, { county })} className={CELL_LINK}>
            <bdi>
              {countyName(county)} ({total})
            </bdi>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
