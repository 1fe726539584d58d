/** Password hashes: scrypt, with cost and salt in the stored text. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const COST = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Half of libuv's threads: new database connections need one too. */
const limit = pLimit(2);
/** Compared with for unknown user names, so that the response time does not reveal which names exist. */
const UNKNOWN_USER = stored(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return stored(salt, await derive(plain, salt, COST));
}

/** False for a user without a hash, after the same time. */
export async function passwordMatches(plain: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? UNKNOWN_USER).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(plain, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(actual, Buffer.from(key, 'base64url')) && hash !== null;
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
function stored(salt: Buffer, key: Buffer): string {
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(plain: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const key = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return limit(() => key(plain.normalize('NFKC'), salt, KEY_BYTES, options));
}
