/** What PostgreSQL says went wrong, out of everything it says. */

const SERIOUS = /(?:FATAL|PANIC): +/;
const ANY = /(?:ERROR|error): +/;

/** The first serious line is the cause, what follows are its consequences. */
export function complaintIn(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((line) => SERIOUS.test(line)) ?? lines.find((line) => ANY.test(line));
  return (line ?? lines.at(-1))?.split(SERIOUS).at(-1)?.split(ANY).at(-1);
}
