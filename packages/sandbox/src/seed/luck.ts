import { dayMs } from '#text/durations.ts';
import { giveEnvelope } from '../money/envelopes.ts';
import { giveTicket } from '../money/raffleTickets.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';

/** Gives the member “demo” an envelope that waits, one that has to be wagered once, and one that has ended. */
export function seedEnvelopes(sandbox: Sandbox): void {
  const memberId = memberIdOf('demo');
  const now = sandbox.now();
  giveEnvelope(sandbox, memberId, {
    id: 'envelope-ended',
    title: { th: 'อั่งเปาวันเปิดเว็บ', en: 'Opening day envelope' },
    text: { th: 'สำหรับสมาชิกกลุ่มแรก', en: 'For our first members.' },
    satang: 2_000,
    opensAt: now - 9 * dayMs,
    endsAt: now - 2 * dayMs,
  });
  giveEnvelope(sandbox, memberId, {
    id: 'envelope-friend',
    title: { th: 'อั่งเปาจากโปรโมชันสงกรานต์', en: 'Songkran promotion envelope' },
    text: { th: 'ขอบคุณที่ร่วมสนุกกับโปรโมชัน', en: 'Thank you for joining the promotion.' },
    satang: 6_800,
    wagerTimes: 1,
    opensAt: now - dayMs / 2,
    endsAt: now + 6 * dayMs,
  });
  giveEnvelope(sandbox, memberId, {
    id: 'envelope-gift',
    title: { th: 'อั่งเปาลอยกระทง', en: 'Loy Krathong envelope' },
    text: { th: 'ของขวัญจากเว็บของเรา', en: 'A gift from all of us.' },
    satang: 8_888,
    opensAt: now - dayMs / 4,
    endsAt: now + 3 * dayMs,
  });
}

/** Gives the member “demo” two turns of the wheel, and one that has ended. */
export function seedTickets(sandbox: Sandbox): void {
  const memberId = memberIdOf('demo');
  const now = sandbox.now();
  giveTicket(sandbox, memberId, {
    id: 'welcome',
    from: { th: 'ของขวัญวันแรก', en: 'First day gift' },
    endsAt: now - 4 * dayMs,
  });
  giveTicket(sandbox, memberId, {
    id: 'festival',
    from: { th: 'ของขวัญเทศกาลลอยกระทง', en: 'Loy Krathong gift' },
    endsAt: now + 9 * dayMs,
  });
  giveTicket(sandbox, memberId, {
    id: 'mission',
    from: { th: 'ภารกิจประจำสัปดาห์', en: 'Weekly mission' },
    endsAt: now + 2 * dayMs,
  });
}
