import type { EventKind } from '#api/eventKinds.ts';
import type { RewardKind } from '#api/rewards.ts';
import type { LocalText } from '../language.ts';
import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PointOrder } from '../schema/points.ts';
import type { PromotionEntry } from '../schema/promotions.ts';
import type { Reward } from '../schema/rewards.ts';
import { type NewMessage, writeMessages } from './messages.ts';
import { escaped, local, moment, sum } from './texts.ts';

/** The event of a reward that has one of its own. */
const eventOf: Readonly<Partial<Record<RewardKind, EventKind>>> = {
  mission: 'missionDone',
  spins: 'freeRounds',
  redEnvelope: 'envelopeOpen',
};

/**
 * Tells a member about a reward that can be taken, once: what it is worth and binds, and until when. Not one that has ended,
 * and nothing during a break (RSP-06). Joins the open transaction.
 */
export function tellReward(sandbox: Sandbox, reward: Reward): void {
  const { id, memberId, kind, name, satang, points, requiredSatang, endsAt } = reward;
  if (restOf(sandbox, memberId) !== null || (endsAt !== null && endsAt <= sandbox.now())) return;
  const required = sum(sandbox, requiredSatang);
  const worth =
    points !== undefined
      ? { th: `${points} คะแนน `, en: `It is worth ${points} points. ` }
      : satang === null
        ? { th: '', en: '' }
        : { th: `มูลค่า ${sum(sandbox, satang)} `, en: `It is worth ${sum(sandbox, satang)}. ` };
  const end = endsAt === null ? null : moment(endsAt);
  // What an envelope or a ticket will bind is not known before it is opened.
  const binds =
    satang === null && points === undefined
      ? { th: '', en: '' }
      : requiredSatang === 0
        ? { th: 'ไม่มียอดที่ต้องเดิมพัน', en: 'There is nothing to wager.' }
        : { th: `ต้องเดิมพัน ${required} ก่อนถอน`, en: `${required} has to be wagered before a withdrawal.` };
  writeMessages(sandbox, memberId, [
    {
      about: `reward ${id}`,
      kind: 'reward',
      event: { kind: eventOf[kind] ?? 'rewardReady', label: name },
      title: { th: `มีรางวัลให้รับ: ${name.th}`, en: `A reward to take: ${name.en}` },
      content: local(
        `${worth.th}${binds.th}${end === null ? '' : ` รับได้ถึง ${end.th}`}`,
        `${worth.en}${binds.en}${end === null ? '' : ` It can be taken until ${end.en}.`}`,
      ),
      link: { page: 'rewardCenter', ref: null },
    },
  ]);
}

/** Tells a member how an application for a promotion was decided: credited, or rejected with its reason. Joins the open transaction. */
export function tellApplication(
  sandbox: Sandbox,
  { memberId, promotionId, period, decision }: PromotionEntry,
  title: LocalText,
  satang: number,
): void {
  const amount = sum(sandbox, satang);
  const [thai, english] = [escaped(decision?.reason?.th ?? ''), escaped(decision?.reason?.en ?? '')];
  const granted = decision?.granted === true;
  writeMessages(sandbox, memberId, [
    {
      about: `application ${promotionId} ${period}`,
      kind: 'reward',
      title: granted
        ? { th: `ใบสมัครผ่านแล้ว: ${title.th}`, en: `Your application was granted: ${title.en}` }
        : { th: `ใบสมัครไม่ผ่าน: ${title.th}`, en: `Your application was not accepted: ${title.en}` },
      content: granted
        ? local(`เครดิต ${amount} เข้ากระเป๋าของคุณแล้ว`, `${amount} has been added to your balance.`)
        : local(`เหตุผล: ${thai}`, `Reason: ${english}`),
      link: granted ? { page: 'transactionHistory', ref: null } : null,
    },
  ]);
}

/** Tells a member that the redemption of goods was decided, with the remark. Joins the open transaction. */
export function tellRedemption(
  sandbox: Sandbox,
  { reference, memberId, name, points, status, remark }: PointOrder,
): void {
  const [thai, english] = [escaped(remark?.th ?? ''), escaped(remark?.en ?? '')];
  const told: Pick<NewMessage, 'title' | 'content'> =
    status === 'Approved'
      ? {
          title: { th: `แลก ${name.th} สำเร็จ`, en: `Your redemption is approved: ${name.en}` },
          content: local(
            `เลขอ้างอิง ${reference}${thai && ` ${thai}`}`,
            `Reference ${reference}.${english && ` ${english}`}`,
          ),
        }
      : {
          title: { th: `แลก ${name.th} ไม่สำเร็จ คืนคะแนนแล้ว`, en: `Your redemption was declined: ${name.en}` },
          content: local(
            `คืนครบ ${points} คะแนน เหตุผล: ${thai || '-'} เลขอ้างอิง ${reference}`,
            `All ${points} points are back. Reason: ${english || '-'} Reference ${reference}.`,
          ),
        };
  writeMessages(sandbox, memberId, [{ about: `redemption ${reference} ${status}`, kind: 'reward', ...told }]);
}

/** Tells a member of a jackpot that a round has won. Joins the open transaction. */
export function tellJackpot(sandbox: Sandbox, memberId: string, roundKey: string, satang: number): void {
  const amount = sum(sandbox, satang);
  writeMessages(sandbox, memberId, [
    {
      about: `jackpot ${roundKey}`,
      kind: 'reward',
      title: { th: `คุณได้แจ็กพอต ${amount}`, en: `You have won the jackpot of ${amount}` },
      content: local('เงินเข้ากระเป๋าของคุณแล้ว', 'It has been added to your balance.'),
      link: { page: 'transactionHistory', ref: null },
    },
  ]);
}
