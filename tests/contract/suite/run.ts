/** Asks all questions, one request after the other: first what only reads, then what writes. */
import type { Question, ReadContext, WriteContext } from './question';
import { Witness } from './witness';

export const HOLDS = 'holds';
export const FAILS = 'fails';
export const NOT_ASKED = 'could not be asked';

export interface Outcome {
  label: string;
  sentence: string;
  result: typeof HOLDS | typeof FAILS | typeof NOT_ASKED;
  findings: Witness['findings'];
  /** Parts that could not be asked, and why. */
  gaps: string[];
}

/** Without something to write with, writing parts are left out and say so. */
export async function askAll(
  questions: readonly Question[],
  context: ReadContext,
  writing?: WriteContext,
): Promise<Outcome[]> {
  const witnesses = questions.map(() => new Witness());
  const each = async (ask: (question: Question, witness: Witness) => Promise<void>) => {
    for (const [index, question] of questions.entries()) {
      const witness = witnesses[index];
      if (witness) await ask(question, witness);
    }
  };
  await each(async ({ reads }, witness) => {
    if (reads) await wholly(witness, () => reads(context, witness));
  });
  await each(async ({ writes, reads }, witness) => {
    if (!writes) return;
    if (writing) await wholly(witness, () => writes(writing, witness));
    else
      witness.gaps.push(
        reads ? 'its writing part: this run only reads' : 'it writes, and this run only reads',
      );
  });
  return questions.map(({ label, sentence }, index) => {
    const { findings = [], gaps = [], asked = 0 } = witnesses[index] ?? {};
    const result = findings.length > 0 ? FAILS : asked > 0 ? HOLDS : NOT_ASKED;
    return { label, sentence, result, findings, gaps };
  });
}

/** A question without parts is one itself. */
async function wholly(witness: Witness, ask: () => Promise<void>): Promise<void> {
  const before = witness.asked + witness.findings.length + witness.gaps.length;
  const inner = new Witness();
  await inner.part('', ask);
  witness.findings.push(...inner.findings);
  witness.gaps.push(...inner.gaps);
  const hadParts = witness.asked + witness.findings.length + witness.gaps.length > before;
  if (!hadParts) witness.asked += inner.asked;
}
