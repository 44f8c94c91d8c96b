import type { LocalText } from '../language.ts';

/** REF-01: the rule of invitations. Sums are in satang. */
export interface ReferralSettings {
  /** The promotion flag REFERRAL (ENT-02). */
  readonly enabled: boolean;
  readonly depositSatang: number;
  readonly wagerSatang: number;
  /** Both sums count for so many days after the sign-up. */
  readonly days: number;
  readonly rewardSatang: number;
  /** What the member wagers before the reward can be withdrawn; 0 for nothing. */
  readonly requiredSatang: number;
  /** What the friend gets; 0 for nothing. */
  readonly friendSatang: number;
  readonly friendRequiredSatang: number;
  /** Rich text. */
  readonly conditions: LocalText;
}

export const referral: ReferralSettings = {
  enabled: true,
  depositSatang: 300_00,
  wagerSatang: 1_000_00,
  days: 30,
  rewardSatang: 120_00,
  requiredSatang: 0,
  friendSatang: 50_00,
  friendRequiredSatang: 250_00,
  conditions: {
    th: '<ul><li>นับเฉพาะเดิมพันที่รู้ผลแพ้ชนะแล้ว เดิมพันที่ได้เงินเดิมพันคืนไม่นับ</li><li>นับเพื่อนหนึ่งคนครั้งเดียว และต้องสมัครผ่านลิงก์หรือโค้ดของคุณ</li><li>บัญชีที่ใช้บัญชีธนาคารหรืออุปกรณ์เดียวกับคุณไม่นับ</li><li>รางวัลเป็นจำนวนคงที่ ไม่ขึ้นกับว่าเพื่อนได้หรือเสีย และคุณไม่ได้รับส่วนแบ่งจากยอดเสียของเพื่อน</li><li>ชวนเฉพาะคนที่อายุถึงเกณฑ์และอยากเล่นเอง อย่าชวนคนที่กำลังพักการเล่น</li></ul>',
    en: '<ul><li>Only settled bets count. Bets whose stake came back do not.</li><li>Each friend counts once, and signs up by your link or code.</li><li>An account with your bank account or your device does not count.</li><li>The reward is a fixed sum, whether your friend wins or loses. You never earn from what a friend loses.</li><li>Invite only people who are old enough and want to play. Never invite someone who takes a break.</li></ul>',
  },
};
