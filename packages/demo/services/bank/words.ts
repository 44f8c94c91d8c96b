/** The state of a deposit order, as in the sandbox. */
export type Status = 'waiting' | 'paid' | 'expired' | 'cancelled' | 'rejected';

/** Texts of the demo bank page. */
export interface Words {
  readonly badge: string;
  readonly title: string;
  readonly about: string;
  readonly amount: string;
  readonly reference: string;
  readonly pay: string;
  readonly refuse: string;
  /** The outcome of an order. A waiting order shows none. */
  readonly states: Readonly<Record<Exclude<Status, 'waiting'>, string>>;
  readonly unknownOrder: string;
  readonly unreachable: string;
  readonly otherLanguage: string;
}

const thai: Words = {
  badge: 'ระบบสาธิต ไม่มีเงินจริง',
  title: 'ธนาคารสาธิต',
  about: 'หน้านี้จำลองธนาคารของผู้ฝาก กดชำระเงินหรือปฏิเสธ แล้วกลับไปดูผลที่หน้าเว็บ',
  amount: 'จำนวนเงิน',
  reference: 'เลขที่รายการ',
  pay: 'ชำระเงิน (สาธิต)',
  refuse: 'ปฏิเสธการชำระ (สาธิต)',
  states: {
    paid: 'ชำระแล้ว ยอดเงินเข้าบัญชีในเว็บแล้ว ปิดหน้านี้และกลับไปที่เว็บได้เลย',
    expired: 'หมดเวลาชำระแล้ว รายการนี้รับเงินไม่ได้อีก และยังไม่มีการตัดเงิน',
    cancelled: 'รายการนี้ถูกยกเลิกแล้ว รับเงินไม่ได้อีก และยังไม่มีการตัดเงิน',
    rejected: 'ปฏิเสธการชำระแล้ว ยังไม่มีการตัดเงิน',
  },
  unknownOrder: 'ไม่พบรายการนี้',
  unreachable: 'ติดต่อระบบไม่ได้ กรุณาลองใหม่',
  otherLanguage: 'English',
};

const english: Words = {
  badge: 'Demo – no real money',
  title: 'Demonstration Bank',
  about:
    'This page plays the part of your bank. Approve or decline the payment, then return to the site to see the result.',
  amount: 'Amount',
  reference: 'Order number',
  pay: 'Pay (demo)',
  refuse: 'Decline payment (demo)',
  states: {
    paid: 'Paid. The money is in your account on the site. You can close this page and go back.',
    expired: 'The time to pay has run out. This order can no longer be paid, and no money has moved.',
    cancelled: 'This order was cancelled. It can no longer be paid, and no money has moved.',
    rejected: 'Payment declined. No money has moved.',
  },
  unknownOrder: 'Order not found.',
  unreachable: 'Cannot reach the server. Please try again.',
  otherLanguage: 'ไทย',
};

/** The page's texts in a language. */
export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
