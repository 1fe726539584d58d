/** Organizations before anyone has called them: last status and last contact follow later (legacy-api.md D10). */
import { mailDomain, streetAddress, telephone } from './contact-details';
import type { OrganizationRow } from './demo-data';
import { HARD_CASE_ORGANIZATIONS } from './hard-cases';
import { countyIdOf } from './lookups';
import { type OrganizationKind, organizationKind, organizationKindsIn } from './organization-kinds';
import { organizationName } from './organization-names';
import { type Place, pickPlace, placeNamed } from './places';
import { type DemoPresenter, pickPresenter, type Staff } from './presenters';
import type { Random } from './random';

export type DemoOrganization = {
  row: OrganizationRow;
  kind: OrganizationKind;
  place: Place;
  domain: string;
  /** The presenter who looks after it. */
  coordinator: DemoPresenter;
};

type Sketch = {
  orgname: string;
  kind: OrganizationKind;
  place: Place;
  values?: Partial<OrganizationRow>;
};

/** The hard cases come first, so that their ids are stable. */
export function generateOrganizations(
  random: Random,
  count: number,
  staff: Staff,
  today: string,
): DemoOrganization[] {
  const planted = HARD_CASE_ORGANIZATIONS.map(
    (hardCase): Sketch => ({
      orgname: hardCase.orgname,
      kind: organizationKind(hardCase.kind),
      place: placeNamed(hardCase.place),
      values: hardCase.values,
    }),
  );
  const taken = new Set(planted.map(({ orgname }) => orgname));
  const invented = Array.from({ length: count - planted.length }, (): Sketch => {
    const place = pickPlace(random);
    const kind = random.pick(organizationKindsIn(place.city));
    return { orgname: organizationName(random, kind, place, taken), kind, place };
  });

  return [...planted, ...invented].map((sketch, index) => {
    const { orgname, kind, place } = sketch;
    const domain = mailDomain(orgname);
    return {
      row: {
        orgId: index + 1,
        orgname,
        address: streetAddress(random),
        city: place.city,
        email: random.chance(0.9) ? `info@${domain}` : null,
        phone: random.chance(0.95) ? telephone(random, place) : null,
        altphone: random.chance(0.08) ? telephone(random, place) : null,
        zip: random.pick(place.zips),
        regsite: Number(random.chance(kind.registrationSite)),
        countyId: countyIdOf(place.county),
        lastStatusId: null,
        lastContact: null,
        ...sketch.values,
      },
      kind,
      place,
      domain,
      coordinator: pickPresenter(random, staff, today),
    };
  });
}
