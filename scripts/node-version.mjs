/** The oldest Node that runs the product. Imports nothing, so that any Node can load it and say so. */

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} the sentence for a Node that is too old
 */
export function objectionTo(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Outreach Tracking needs Node 20.19 or newer and this is ${version}; install a newer one from https://nodejs.org.`;
}
