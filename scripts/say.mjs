/** What a person reads while a command works: lines on the console, and signs of life. */

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/** @param {string} line */
export function complain(line) {
  console.error(line);
}

/** @param {number} since milliseconds since 1970 */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

const SIGN_OF_LIFE_MS = 5_000;

/**
 * Says what begins, then every few seconds that it goes on.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const began = Date.now();
  say(`${title} …`);
  const ticker = setInterval(() => say(`  still going, ${secondsSince(began)}`), SIGN_OF_LIFE_MS);
  try {
    const result = await work();
    say(`  done in ${secondsSince(began)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
