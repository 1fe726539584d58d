/** The screens of employees: the file of each, and the address that it has by its folder. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const STAFF = 'app/(staff)';

export function screenFiles(): { file: string; path: string }[] {
  return readdirSync(STAFF, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .map((name) => ({ file: join(STAFF, name), path: `/${name.replace(/\/?page\.tsx$/, '')}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
