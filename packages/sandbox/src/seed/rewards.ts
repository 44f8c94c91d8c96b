import { dayMs } from '#text/durations.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { changeMessages } from '../inbox/messages.ts';
import { grantReward, rewardsOf, tellReached } from '../money/rewards.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';

/** Gives the member “demo” a gift that binds nothing, one that has to be wagered on slots, one of points, and one that has ended. */
export function seedRewards(sandbox: Sandbox): void {
  const given = { memberId: memberIdOf('demo'), kind: 'gift', gameTypes: [], requiredSatang: 0 } as const;
  const now = sandbox.now();
  grantReward(sandbox, {
    ...given,
    id: 'gift-ended',
    name: { th: 'ของขวัญเปิดเว็บ', en: 'Opening gift' },
    text: { th: 'สำหรับสมาชิกที่เข้ามาในวันแรก', en: 'For members who came on the first day.' },
    satang: 2_000,
    endsAt: now - 3 * dayMs,
  });
  grantReward(sandbox, {
    ...given,
    id: 'gift-slots',
    name: { th: 'โบนัสสล็อตประจำสัปดาห์', en: 'Weekly slots bonus' },
    text: { th: 'ขอบคุณที่เล่นด้วยกัน', en: 'Thank you for playing with us.' },
    satang: 10_000,
    requiredSatang: 50_000,
    gameTypes: ['RNG'],
    endsAt: now + 5 * dayMs,
  });
  grantReward(sandbox, {
    ...given,
    id: 'gift-free',
    name: { th: 'ของขวัญลอยกระทง', en: 'Loy Krathong gift' },
    text: { th: 'รับได้เลย ไม่ต้องทำยอด', en: 'Yours to take, nothing to wager.' },
    satang: 5_000,
    endsAt: now + 2 * dayMs,
  });
  grantReward(sandbox, {
    ...given,
    id: 'gift-points',
    kind: 'points',
    name: { th: 'คะแนนพิเศษประจำเดือน', en: 'Points of the month' },
    text: { th: 'ใช้แลกของรางวัลได้ทันที', en: 'Ready to be redeemed for rewards.' },
    satang: null,
    points: 200,
    endsAt: now + 12 * dayMs,
  });
  readAboutRewards(sandbox);
}

/** The messages about what “demo” was given, and has reached, were read. */
function readAboutRewards(sandbox: Sandbox): void {
  tellReached(sandbox, rewardsOf(sandbox, { id: memberIdOf('demo') }));
  const told = messagesOf(sandbox, memberIdOf('demo')).filter(({ kind }) => kind === 'reward');
  changeMessages(
    sandbox,
    memberIdOf('demo'),
    told.map(({ id }) => id),
    { read: true },
  );
}
