import type { EventKind } from '#api/eventKinds.ts';
import type { LocalText } from '../language.ts';

/** The platform's messages about notifications on devices, by code; part of `messages`. */
export const pushMessages = {
  push_blocked: {
    th: 'เพิ่มเครื่องรับการแจ้งเตือนไม่ได้ระหว่างพักการเล่น',
    en: 'No device can be added for notifications during your break.',
  },
  push_most: { th: 'เพิ่มเครื่องครบจำนวนแล้ว', en: 'You have added as many devices as possible.' },
} as const;

/**
 * What notifications say, by event, and by kind for bets that have ended. Without sums, games and results: a lock screen is
 * read by others, too.
 */
export const pushTexts: Readonly<Partial<Record<EventKind | 'draw', LocalText>>> & {
  readonly other: LocalText;
  readonly tap: LocalText;
  readonly test: LocalText;
} = {
  other: { th: 'มีความเคลื่อนไหวในบัญชีของคุณ', en: 'There is news about your account' },
  tap: { th: 'แตะเพื่อดู', en: 'Tap to see' },
  test: { th: 'ทดสอบการแจ้งเตือน', en: 'A test of your notifications' },
  betSettled: { th: 'เดิมพันของคุณมีผลแล้ว', en: 'Your bet has a result' },
  draw: { th: 'ตั๋วของคุณออกผลแล้ว', en: 'Your ticket has a result' },
  betReturned: { th: 'เดิมพันของคุณได้รับเงินคืน', en: 'The stake of a bet was returned' },
  depositArrived: { th: 'เงินฝากเข้าบัญชีแล้ว', en: 'Your deposit has arrived' },
  depositRejected: { th: 'รายการฝากต้องตรวจสอบ', en: 'Please look at your deposit' },
  withdrawalMoved: { th: 'รายการถอนมีความคืบหน้า', en: 'Your withdrawal has moved on' },
  transferArrived: { th: 'มีเงินโอนเข้าบัญชี', en: 'A transfer has arrived' },
  message: { th: 'คุณมีข้อความใหม่', en: 'You have a new message' },
  supportAnswer: { th: 'ฝ่ายบริการลูกค้าตอบแล้ว', en: 'Customer service has answered' },
  newDevice: { th: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', en: 'A new device has logged in' },
  passwordChanged: { th: 'เปลี่ยนรหัสผ่านแล้ว', en: 'A password was changed' },
  rewardReady: { th: 'คุณมีรางวัลรอรับ', en: 'A reward is waiting for you' },
  freeRounds: { th: 'คุณมีฟรีสปิน', en: 'You have free spins' },
  vipLevel: { th: 'ระดับสมาชิกของคุณเปลี่ยน', en: 'Your club level has changed' },
  missionDone: { th: 'คุณทำภารกิจสำเร็จ', en: 'You have completed a mission' },
  envelopeOpen: { th: 'มีอั่งเปาถึงคุณ', en: 'There is a red envelope for you' },
  teamSignUp: { th: 'มีสมาชิกใหม่ในทีม', en: 'Your team has a new sign-up' },
  teamFirstDeposit: { th: 'ทีมของคุณมีการฝากครั้งแรก', en: 'A first deposit in your team' },
  contractWaits: { th: 'มีสัญญารอการตอบรับ', en: 'A contract waits for your answer' },
  contractEnds: { th: 'สัญญาใกล้สิ้นสุด', en: 'A contract ends soon' },
};
