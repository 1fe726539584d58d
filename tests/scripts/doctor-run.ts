/** Runs `npm run doctor` as a program, with these settings only. */
import { z } from 'zod';
import { settings } from '@/lib/config';
import { runNode } from './programs';

const report = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(['right', 'wrong', 'note', 'not checked']),
      seen: z.string(),
      set: z.string().optional(),
    }),
  ),
});

/** Set but empty, which a `.env` file does not override. */
const NOTHING_SET = Object.fromEntries(
  [...Object.keys(settings), 'BACKEND_PORT', 'DOCTOR_COOKIE'].map((name) => [name, '']),
);

export async function runDoctor(env: Record<string, string>, ...args: string[]) {
  const program = runNode(['scripts/start.mjs', 'doctor', ...args], {
    env: { ...NOTHING_SET, ...env },
  });
  const code = await program.ended;
  return { code, printed: program.printed() };
}

export async function examined(env: Record<string, string>) {
  const { code, printed } = await runDoctor(env, '--json');
  return { code, findings: report.parse(JSON.parse(printed)).findings };
}
