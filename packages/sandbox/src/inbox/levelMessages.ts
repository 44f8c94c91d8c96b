import type { Sandbox } from '../sandbox.ts';
import type { VipLevelSettings } from '../seed/vip.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { writeMessages } from './messages.ts';
import { local, moment, sum } from './texts.ts';

const link = { page: 'vip', ref: null };

/** Tells a member what keeps the level at the next review, and what it becomes otherwise. Joins the open transaction. */
export function tellLevelCanFall(
  sandbox: Sandbox,
  memberId: string,
  { own, below, reviewAt }: { own: VipLevelSettings; below: VipLevelSettings; reviewAt: number },
): void {
  if (!isFeatureOn(sandbox, 'VIP')) return;
  const { days } = sandbox.settings.vip;
  const at = moment(reviewAt);
  const asked = sum(sandbox, own.keeps?.validBetSatang ?? 0);
  writeMessages(sandbox, memberId, [
    {
      about: `level review ${reviewAt}`,
      kind: 'level',
      title: {
        th: `ทบทวน${own.name.th}ของคุณ ${at.th}`,
        en: `Your ${own.name.en} level is reviewed on ${at.en}`,
      },
      content: local(
        `ถ้ายอดเดิมพันที่นับใน ${days} วันก่อนหน้าไม่ถึง ${asked} ระดับของคุณจะเป็น${below.name.th} ของขวัญและรางวัลที่ได้แล้วยังเป็นของคุณ`,
        `If your bets that count over the ${days} days before are below ${asked}, your level becomes ${below.name.en}. What you were given stays yours.`,
      ),
      link,
    },
  ]);
}

/** Tells a member that the level has changed at a review. Joins the open transaction. */
export function tellLevel(sandbox: Sandbox, memberId: string, { name }: VipLevelSettings, isHigher: boolean): void {
  if (!isFeatureOn(sandbox, 'VIP')) return;
  writeMessages(sandbox, memberId, [
    {
      about: `level ${sandbox.now()}`,
      kind: 'level',
      event: { kind: 'vipLevel', label: name },
      title: isHigher
        ? { th: `คุณเข้า${name.th}แล้ว`, en: `You have reached ${name.en}` }
        : { th: `ตอนนี้คุณอยู่${name.th}`, en: `Your level is now ${name.en}` },
      content: local(
        'ดูสิทธิ์ของระดับนี้และวันทบทวนครั้งถัดไปได้ที่หน้า VIP',
        'What the level is good for, and the next review, are on the VIP page.',
      ),
      link,
    },
  ]);
}
