import { ChoiceLink, ChoiceLinks } from '@/components/ui/choice-links';
import type { Choices } from '@/lib/list/choices';
import { AGES, ageOf, FOLLOW_UP_AGES, followUpList } from '@/lib/list/definitions/follow-up';
import { changed, type ListState, listHref } from '@/lib/list/state';

/** More counties are in the filter only. */
const MOST_COUNTIES = 12;

interface FollowUpChoicesProps {
  state: ListState;
  counties: Choices | undefined;
}

/** The age of the last contact, and one county, by one click each. */
export function FollowUpChoices({ state, counties }: FollowUpChoicesProps) {
  const { choices, kept } = state;
  const href = (change: Partial<ListState>) => listHref(followUpList, changed(state, change));
  const names = counties && 'values' in counties ? counties.values : [];
  const { county: chosen = [] } = choices;
  const inCounty = (county: string[]) => href({ choices: { ...choices, county } });
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <ChoiceLinks label="Not contacted for">
        {AGES.map((age) => (
          <ChoiceLink
            key={age}
            href={href({ kept: { ...kept, age } })}
            current={ageOf(state) === age}
            label={FOLLOW_UP_AGES[age].label}
          />
        ))}
      </ChoiceLinks>
      {names.length > 1 && names.length <= MOST_COUNTIES ? (
        <ChoiceLinks label="County">
          <ChoiceLink href={inCounty([])} current={chosen.length === 0} label="All counties" />
          {names.map((name) => (
            <ChoiceLink
              key={name}
              href={inCounty([name])}
              current={chosen.length === 1 && chosen[0] === name}
              label={name}
            />
          ))}
        </ChoiceLinks>
      ) : null}
    </div>
  );
}
