import { dayMs, hourMs } from '#text/durations.ts';
import { tellGiver } from '../inbox/agentMessages.ts';
import { openEnvelope } from '../money/envelopes.ts';
import { giveFrom } from '../money/givenEnvelopes.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';
import type { Move } from './moves.ts';

/** The red envelopes that `agent` has given: one that “krit” has opened, and one that waits for “malee”. */
export function envelopeMoves({ now }: Sandbox): readonly Move[] {
  return [
    ...opened(now() - 2 * dayMs, 'krit'),
    gives(now() - 5 * hourMs, 'malee', { satang: 88_800, days: 7, message: 'ขอบคุณมากนะ' }),
  ];
}

/** The same of the demonstration: one that “malee” has opened, one that came back from “ploy”, and one that waits for “ploy”. */
export function demonstratedEnvelopes({ now }: Sandbox): readonly Move[] {
  return [
    gives(now() - 6 * dayMs, 'ploy', { satang: 20_000, days: 3, message: '' }),
    ...opened(now() - 2 * dayMs, 'malee'),
    gives(now() - 5 * hourMs, 'ploy', { satang: 88_800, days: 7, message: 'ขอบคุณมากนะ' }),
  ];
}

const gives = (at: number, account: string, given: Parameters<typeof giveFrom>[3]): Move => ({
  at,
  run: (then) => give(then, memberIdOf(account), given),
});

/** An envelope that its account opens some hours later. */
function opened(at: number, account: string): readonly Move[] {
  const id = memberIdOf(account);
  return [
    gives(at, account, { satang: 50_000, days: 3, message: 'ขอบคุณที่เล่นด้วยกันเสมอ' }),
    {
      at: at + 18 * hourMs,
      run(then) {
        const [envelope = ''] = then.store.get('memberEnvelopes', id)?.ids ?? [];
        openEnvelope(then, { id }, envelope);
      },
    },
  ];
}

function give(sandbox: Sandbox, toId: string, given: Parameters<typeof giveFrom>[3]): void {
  const [from, to] = [memberIdOf('agent'), toId].map((id) => sandbox.store.get('members', id));
  const made = from && to && giveFrom(sandbox, from, to, given);
  if (made?.ok) tellGiver(sandbox, made.value);
}
