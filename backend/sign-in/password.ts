/** Passwords at rest: scrypt with the cost and salt written into the stored text. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

const COST = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Half of the threads that Node has for such work: a new connection to the database needs one as well. */
const turns = pLimit(2);

type Cost = typeof COST;

/** Stored form: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(COST, salt, await derive(plain, salt, COST));
}

/** False for a user without a password hash, after the same amount of work. */
export async function passwordMatches(plain: string, stored: string | null): Promise<boolean> {
  if (stored === null) {
    await compareWithNothing();
    return false;
  }
  const [, n, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(plain, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

let waiting: Promise<Buffer> | undefined;

/**
 * Takes as long as a real comparison, so that an unknown user name does not show by a quicker response. All that wait for
 * their turn share one, so that guesses of names do not delay those who know theirs.
 */
function compareWithNothing(): Promise<Buffer> {
  waiting ??= turns(() => {
    waiting = undefined;
    return stretch('', Buffer.alloc(SALT_BYTES), COST);
  });
  return waiting;
}

function encode(cost: Cost, salt: Buffer, key: Buffer): string {
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(plain: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return turns(() => stretch(plain, salt, cost));
}

function stretch(plain: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(plain.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
