/** Contacts of one organization to choose from: `?q=` holds words of their name or title. */
import { answerOptions } from '@/app/api/options/answer-options';
import { matchPath } from '@/lib/contract/path';
import { id } from '@/lib/contract/values';
import { LegacyError } from '@/lib/legacy/error';
import { listContactOptions } from '@/lib/legacy/name-options';
import { pathOfRequest } from '@/lib/proxy/path-of-request';

const PATH = '/api/options/organizations/{orgId}/contacts';

export const handleContactOptionsOfOrganization = answerOptions((caller, request) => {
  const orgId = id.safeParse(matchPath(PATH, pathOfRequest(request))?.orgId).data;
  if (orgId === undefined) throw new LegacyError('invalid', PATH, caller.requestId);
  return listContactOptions(caller, orgId);
});
