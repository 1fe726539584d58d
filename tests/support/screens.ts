/** Files and addresses of the pages for staff. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const STAFF = 'app/(staff)';

export function screenFiles(): { file: string; path: string }[] {
  return readdirSync(STAFF, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .map((name) => ({ file: join(STAFF, name), path: `/${name.replace(/\/?page\.tsx$/, '')}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
