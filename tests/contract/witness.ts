/** What was seen to be broken, and what could not be asked. */
import { z } from 'zod';

/** A mistake of ours: nothing was sent. */
export class Harmful extends Error {}

/** Its message says why. */
export class CannotAsk extends Error {}

/** Places and expectations only, never what stood there. */
export interface Finding {
  call: string;
  /** Null where no answer came. */
  status: number | null;
  /** JSON pointer of the property; empty for the answer as a whole. */
  pointer: string;
  expected: string;
}

export class Broken extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super('an answer is not as the reference has it');
    this.findings = findings;
  }
}

/** Goes through the parts of one question, each of which may break or be impossible by itself. */
export class Witness {
  readonly findings: Finding[] = [];
  readonly gaps: string[] = [];
  /** How many parts were asked to their end. */
  asked = 0;

  /** The name tells this part from the others; none where there is only one. */
  async part(name: string, ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
      this.asked += 1;
    } catch (error) {
      if (error instanceof Broken) this.findings.push(...error.findings);
      else if (error instanceof CannotAsk)
        this.gaps.push(name ? `${name}: ${error.message}` : error.message);
      else throw error;
    }
  }

  /** A question without parts is one itself. */
  async wholly(ask: () => Promise<void>): Promise<void> {
    const parts = () => this.asked + this.findings.length + this.gaps.length;
    const before = parts();
    const inner = new Witness();
    await inner.part('', ask);
    this.findings.push(...inner.findings);
    this.gaps.push(...inner.gaps);
    if (parts() === before) this.asked += inner.asked;
  }
}

export function given<Value>(value: Value | null | undefined, need: string): Value {
  if (value === null || value === undefined) throw new CannotAsk(`it needs ${need}`);
  return value;
}

interface Seen {
  shown: string;
  status: number;
  text: string;
}

export function that(seen: Seen, holds: boolean, expected: string, pointer = ''): void {
  if (!holds) throw new Broken([finding(seen, expected, pointer)]);
}

/** By their pointers: what stands there, what is due, and how a report says that. */
export function agrees(
  seen: Seen,
  members: Record<string, [found: unknown, due: unknown, expected?: string]>,
): void {
  for (const [pointer, [found, due, expected = `${due}`]] of Object.entries(members))
    that(seen, found === due, expected, pointer);
}

export function hasStatus(seen: Seen, ...expected: number[]): void {
  that(seen, expected.includes(seen.status), `status ${expected.join(' or ')}`);
}

/** The status, and a body of no bytes. */
export function isSilent(seen: Seen, status: number): void {
  hasStatus(seen, status);
  that(seen, seen.text === '', 'a body of no bytes');
}

const MOST_FINDINGS = 5;

/** The JSON of a 200, in the given shape. */
export function read<Schema extends z.ZodType>(seen: Seen, schema: Schema): z.output<Schema> {
  hasStatus(seen, 200);
  const result = schema.safeParse(jsonOf(seen));
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MOST_FINDINGS);
  throw new Broken(issues.map((issue) => finding(seen, issue.message, pointerTo(issue))));
}

/** A key that should be an id may be anything, a name for instance, and is not quoted. */
function pointerTo({ code, path }: z.core.$ZodIssue): string {
  const shown = code === 'invalid_key' ? [...path.slice(0, -1), '*'] : path;
  return `/${shown.join('/')}`;
}

function jsonOf(seen: Seen): unknown {
  try {
    return JSON.parse(seen.text);
  } catch {
    throw new Broken([finding(seen, 'JSON')]);
  }
}

function finding({ shown, status }: Seen, expected: string, pointer = ''): Finding {
  return { call: shown, status, pointer, expected };
}

const withCode = z.object({ code: z.string() });

/** For requests that fail altogether. */
export function noAnswer(call: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Harmful) throw error;
    const why = withCode.safeParse(error).data?.code ?? 'none came in time';
    throw new Broken([{ call, status: null, pointer: '', expected: `an answer (${why})` }]);
  };
}
