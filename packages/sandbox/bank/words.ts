/** Of an order, as the sandbox has it. */
export type Status = 'waiting' | 'paid' | 'expired' | 'cancelled' | 'rejected';

/** What the page says. Thai first. */
export interface Words {
  readonly badge: string;
  readonly title: string;
  readonly about: string;
  readonly amount: string;
  readonly reference: string;
  readonly pay: string;
  readonly refuse: string;
  /** What has become of an order; nothing is said while it waits. */
  readonly states: Readonly<Record<Exclude<Status, 'waiting'>, string>>;
  readonly unknownOrder: string;
  readonly unreachable: string;
  readonly otherLanguage: string;
}

const thai: Words = {
  badge: 'ระบบสาธิต ไม่มีเงินจริง',
  title: 'ธนาคารสาธิต',
  about: 'หน้านี้เล่นเป็นธนาคารของผู้ฝาก กดชำระหรือปฏิเสธ แล้วกลับไปดูผลที่หน้าเว็บ',
  amount: 'จำนวนเงิน',
  reference: 'เลขที่รายการ',
  pay: 'ชำระเงิน (สาธิต)',
  refuse: 'ปฏิเสธการชำระ (สาธิต)',
  states: {
    paid: 'ชำระแล้ว ยอดเงินเข้าบัญชีในเว็บแล้ว ปิดหน้านี้และกลับไปที่เว็บได้เลย',
    expired: 'หมดเวลาชำระแล้ว รายการนี้รับเงินไม่ได้อีก และไม่มีการย้ายเงิน',
    cancelled: 'รายการนี้ถูกยกเลิกแล้ว รับเงินไม่ได้อีก และไม่มีการย้ายเงิน',
    rejected: 'ปฏิเสธการชำระแล้ว ไม่มีการย้ายเงิน',
  },
  unknownOrder: 'ไม่พบรายการนี้',
  unreachable: 'ติดต่อระบบไม่ได้ กรุณาลองใหม่',
  otherLanguage: 'English',
};

const english: Words = {
  badge: 'A demonstration, no real money',
  title: 'Demonstration Bank',
  about: 'This page plays the bank of whoever pays in. Pay or refuse, then go back to the site to see what happens.',
  amount: 'Amount',
  reference: 'Order number',
  pay: 'Pay (demonstration)',
  refuse: 'Refuse the payment (demonstration)',
  states: {
    paid: 'Paid. The money is in the account on the site. You can close this page and go back.',
    expired: 'The time to pay is over. This order takes no money any more, and none has moved.',
    cancelled: 'This order was cancelled. It takes no money any more, and none has moved.',
    rejected: 'The payment was refused. No money has moved.',
  },
  unknownOrder: 'There is no such order.',
  unreachable: 'The system cannot be reached. Please try again.',
  otherLanguage: 'ไทย',
};

export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
