/** Checks of responses, and the record of an assertion's findings and gaps. */
import { z } from 'zod';

/** A request that a reading run must not send; nothing was sent. */
export class Harmful extends Error {}

export class CannotCheck extends Error {}

/** Contains no value of a response. */
export interface Finding {
  call: string;
  /** Null without a response. */
  status: number | null;
  /** JSON pointer of the property; empty for the response as a whole. */
  pointer: string;
  expected: string;
}

export class Broken extends Error {
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(findings.map(({ call, expected }) => `${call}: expected ${expected}.`).join(' '));
    this.findings = findings;
  }
}

/** Runs the parts of one assertion; one that fails or cannot be checked does not stop the others. */
export class Recorder {
  readonly findings: Finding[] = [];
  readonly gaps: string[] = [];
  /** Number of parts that were checked to their end. */
  checked = 0;

  async part(name: string, check: () => Promise<unknown>): Promise<void> {
    if (await this.run(name, check)) this.checked += 1;
  }

  /** One part for each case, by the name of the case. */
  async each<Case>(
    cases: Record<string, Case>,
    check: (one: Case, name: string) => Promise<unknown>,
  ): Promise<void> {
    for (const [name, one] of Object.entries(cases)) await this.part(name, () => check(one, name));
  }

  /** Returns whether the check ended. The name is empty for an assertion as a whole. */
  async run(name: string, check: () => Promise<unknown>): Promise<boolean> {
    try {
      await check();
      return true;
    } catch (error) {
      if (error instanceof Broken) this.findings.push(...error.findings);
      else if (error instanceof CannotCheck)
        this.gaps.push(name ? `${name}: ${error.message}` : error.message);
      else throw error;
      return false;
    }
  }
}

export function required<Value>(value: Value | null | undefined, need: string): Value {
  if (value === null || value === undefined) throw new CannotCheck(`it needs ${need}`);
  return value;
}

interface Seen {
  /** The request as a report prints it. */
  shown: string;
  status: number;
  text: string;
}

export function check(seen: Seen, holds: boolean, expected: string, pointer = ''): void {
  if (!holds) throw new Broken([finding(seen, expected, pointer)]);
}

/** By JSON pointer: the value found, the value expected, and its wording in a report. */
export function checkMembers(
  seen: Seen,
  members: Record<string, [found: unknown, expected: unknown, wording?: string]>,
): void {
  for (const [pointer, [found, expected, wording = `${expected}`]] of Object.entries(members))
    check(seen, found === expected, wording, pointer);
}

export function checkStatus(seen: Seen, ...expected: number[]): void {
  check(seen, expected.includes(seen.status), `status ${expected.join(' or ')}`);
}

/** Checks the status and an empty body. */
export function checkEmpty(seen: Seen, status: number): void {
  checkStatus(seen, status);
  check(seen, seen.text === '', 'a body of no bytes');
}

const MOST_FINDINGS = 5;

/** Parses the JSON of a 200. Throws Broken for another status or shape. */
export function read<Schema extends z.ZodType>(seen: Seen, schema: Schema): z.output<Schema> {
  checkStatus(seen, 200);
  const result = schema.safeParse(jsonOf(seen));
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MOST_FINDINGS);
  throw new Broken(issues.map((issue) => finding(seen, issue.message, pointerTo(issue))));
}

/** A key that is not a valid id may be a name and is not printed. */
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

/** Handles a request without a response. */
export function noResponse(call: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Harmful) throw error;
    const why = withCode.safeParse(error).data?.code ?? 'none came in time';
    throw new Broken([{ call, status: null, pointer: '', expected: `a response (${why})` }]);
  };
}
