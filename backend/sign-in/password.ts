/** Password hashes: scrypt, with cost and salt in the stored text. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

const COST = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Half of libuv's threads: new database connections need one too. */
const limit = pLimit(2);

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await limit(() => derive(plain, salt, COST));
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** False for a user without a hash, after the same time. */
export async function passwordMatches(plain: string, stored: string | null): Promise<boolean> {
  if (stored === null) {
    await deriveForNoUser();
    return false;
  }
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await limit(() => derive(plain, Buffer.from(salt, 'base64url'), cost));
  return timingSafeEqual(actual, Buffer.from(key, 'base64url'));
}

let queued: Promise<Buffer> | undefined;

/**
 * Takes as long as a comparison, so that the response time does not reveal which user names exist. Queued calls share one
 * derivation, so that guesses of names do not delay other sign-ins.
 */
function deriveForNoUser(): Promise<Buffer> {
  queued ??= limit(() => {
    queued = undefined;
    return derive('', Buffer.alloc(SALT_BYTES), COST);
  });
  return queued;
}

function derive(plain: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(plain.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
