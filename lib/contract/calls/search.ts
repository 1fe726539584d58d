import { get, resource } from '@/lib/contract/call';
import { searchResponse } from '@/lib/contract/entities/search';
import { PATHS } from '@/lib/contract/paths';

export const search = resource('§4.2', { search: get(PATHS.search, searchResponse) });
