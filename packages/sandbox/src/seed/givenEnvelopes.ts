import { dayMs, hourMs } from '#text/durations.ts';
import { tellGiver } from '../inbox/agentMessages.ts';
import { openEnvelope } from '../money/envelopes.ts';
import { giveFrom } from '../money/givenEnvelopes.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';
import type { Move } from './moves.ts';

/** The red envelopes that `agent` has given: one that “krit” has opened, and one that waits for “malee”. */
export function envelopeMoves({ now }: Sandbox): readonly Move[] {
  const krit = memberIdOf('krit');
  return [
    {
      at: now() - 2 * dayMs,
      run: (then) => give(then, krit, { satang: 50_000, days: 3, message: 'ขอบคุณที่เล่นด้วยกันเสมอ' }),
    },
    {
      at: now() - 30 * hourMs,
      run(then) {
        const [id = ''] = then.store.get('memberEnvelopes', krit)?.ids ?? [];
        openEnvelope(then, { id: krit }, id);
      },
    },
    {
      at: now() - 5 * hourMs,
      run: (then) => give(then, memberIdOf('malee'), { satang: 88_800, days: 7, message: 'สุขสันต์วันเกิดนะ' }),
    },
  ];
}

function give(sandbox: Sandbox, toId: string, given: Parameters<typeof giveFrom>[3]): void {
  const [from, to] = [memberIdOf('agent'), toId].map((id) => sandbox.store.get('members', id));
  const made = from && to && giveFrom(sandbox, from, to, given);
  if (made?.ok) tellGiver(sandbox, made.value);
}
