/** The answers to a slip, in the order of their buttons. */
export const slipDecisions = ['accepted', 'wrongAmount', 'wrongPayee', 'duplicate', 'notFound'] as const;
export type SlipDecision = (typeof slipDecisions)[number];

/** Texts of the demo back office. */
export interface Words {
  readonly badge: string;
  readonly title: string;
  readonly about: string;
  readonly empty: string;
  readonly otherLanguage: string;
  readonly account: string;
  readonly amount: string;
  readonly fee: string;
  readonly rest: string;
  readonly destination: string;
  readonly askedAt: string;
  readonly approve: string;
  readonly payRest: string;
  readonly part: string;
  readonly payPart: string;
  readonly reason: string;
  readonly reasonMissing: string;
  readonly reject: string;
  readonly force: string;
  /** Asked before a receipt is forced: the amount is not refunded. */
  readonly forceSure: string;
  readonly forceYes: string;
  readonly no: string;
  readonly payAgain: string;
  readonly slips: string;
  readonly slip: string;
  readonly toPay: string;
  readonly sentAt: string;
  /** What is found out about a slip. */
  readonly decisions: Readonly<Record<SlipDecision, string>>;
  /** Redemptions of points. */
  readonly redemptions: string;
  readonly reward: string;
  readonly points: string;
  readonly delivery: string;
  readonly remark: string;
  readonly approveRedemption: string;
  readonly rejectRedemption: string;
  /** Applications for promotions. */
  readonly applications: string;
  readonly grant: string;
  readonly decline: string;
  readonly tickets: string;
  readonly subject: string;
  /** What a question is about: a deposit, withdrawal or bet. */
  readonly aboutRecord: string;
  readonly answerBy: string;
  readonly yourAnswer: string;
  readonly answer: string;
  readonly done: string;
  readonly unreachable: string;
  /** @param name of a status or receipt, which is shown as it is where it has no text */
  readonly nameOf: (name: string) => string;
  readonly picture: (number: number) => string;
}

const thaiNames: Readonly<Record<string, string>> = {
  pending: 'รอตรวจสอบ',
  reviewing: 'กำลังตรวจสอบ',
  approved: 'อนุมัติแล้ว',
  paying: 'กำลังจ่าย',
  sent: 'จ่ายครบแล้ว',
  disputed: 'ผู้เล่นแจ้งว่ายังไม่ได้รับเงิน',
  waiting: 'รอผู้เล่นยืนยัน',
  received: 'ได้รับแล้ว',
  notReceived: 'ยังไม่ได้รับ',
  auto: 'ถือว่าได้รับแล้ว',
  forced: 'ปิดโดยระบบ',
  checking: 'กำลังตรวจสอบ',
  paidAgain: 'จ่ายใหม่แล้ว',
  closed: 'ปิดเรื่องแล้ว',
  question: 'คำถาม',
  feedback: 'ความคิดเห็น',
  complaint: 'ร้องเรียน',
  player: 'ผู้เล่น',
  support: 'ฝ่ายบริการ',
};

const englishNames: Readonly<Record<string, string>> = {
  pending: 'Waiting for review',
  reviewing: 'Under review',
  approved: 'Approved',
  paying: 'Being paid',
  sent: 'Paid in full',
  disputed: 'Reported as not received',
  waiting: 'waiting for the player',
  received: 'received',
  notReceived: 'not received',
  auto: 'counted as received',
  forced: 'received by force',
  checking: 'being checked',
  paidAgain: 'paid again',
  closed: 'closed',
  question: 'Question',
  feedback: 'Feedback',
  complaint: 'Complaint',
  player: 'Player',
  support: 'Customer service',
};

const thai: Words = {
  badge: 'ระบบสาธิต ไม่มีเงินจริง',
  title: 'หลังบ้าน: ถอนเงิน สลิปฝากเงิน ของรางวัล และคำถาม',
  about: 'หน้านี้จำลองพนักงานของเว็บไซต์ รายการที่ไม่มีใครทำอะไรจะเดินหน้าเองตามเวลา',
  empty: 'ไม่มีรายการที่ค้างอยู่',
  otherLanguage: 'English',
  account: 'บัญชี',
  amount: 'ยอดถอน',
  fee: 'ค่าธรรมเนียม',
  rest: 'ยังไม่จ่าย',
  destination: 'โอนไปที่',
  askedAt: 'เวลาที่ขอถอน',
  approve: 'อนุมัติ',
  payRest: 'จ่ายส่วนที่เหลือทั้งหมด',
  part: 'จ่ายบางส่วน (บาท)',
  payPart: 'จ่ายบางส่วน',
  reason: 'เหตุผลที่แจ้งผู้เล่น',
  reasonMissing: 'กรุณาใส่เหตุผลก่อน ผู้เล่นจะเห็นข้อความนี้',
  reject: 'ปฏิเสธและคืนเงิน',
  force: 'ปิดเป็นได้รับแล้ว',
  forceSure: 'ยอดนี้จะไม่คืนให้ผู้เล่น และเปลี่ยนแปลงไม่ได้อีก ยืนยันหรือไม่',
  forceYes: 'ยืนยัน ปิดเป็นได้รับแล้ว',
  no: 'ไม่ กลับไป',
  payAgain: 'จ่ายใหม่อีกครั้ง',
  slips: 'สลิปฝากเงินที่รอตรวจสอบ',
  slip: 'ภาพสลิป',
  toPay: 'ยอดที่ต้องโอน',
  sentAt: 'เวลาที่ส่งสลิป',
  decisions: {
    accepted: 'พบเงินแล้ว เข้ายอดให้',
    wrongAmount: 'ยอดไม่ตรง',
    wrongPayee: 'โอนผิดบัญชี',
    duplicate: 'สลิปซ้ำ',
    notFound: 'ไม่พบการโอน',
  },
  redemptions: 'รายการแลกของรางวัลที่รอดำเนินการ',
  reward: 'ของรางวัล',
  points: 'คะแนน',
  delivery: 'จัดส่งถึง',
  remark: 'หมายเหตุถึงผู้เล่น',
  approveRedemption: 'ส่งแล้ว',
  rejectRedemption: 'ปฏิเสธและคืนคะแนน',
  applications: 'ใบสมัครโปรโมชันที่รอตรวจสอบ',
  grant: 'อนุมัติและให้เครดิต',
  decline: 'ปฏิเสธ',
  tickets: 'เรื่องจากผู้เล่นที่รอคำตอบ',
  subject: 'เรื่อง',
  aboutRecord: 'เกี่ยวกับรายการ',
  answerBy: 'ต้องตอบภายใน',
  yourAnswer: 'คำตอบถึงผู้เล่น',
  answer: 'ส่งคำตอบ',
  done: 'บันทึกแล้ว',
  unreachable: 'ติดต่อระบบไม่ได้ กรุณาลองใหม่',
  nameOf: (name) => thaiNames[name] ?? name,
  picture: (number) => `รูปหลักฐานที่ ${number}`,
};

const english: Words = {
  badge: 'Demo – no real money',
  title: 'Back office: withdrawals, slips, redemptions and questions',
  about: 'This page plays the part of the operator’s staff. What is left alone moves on by itself after a while.',
  empty: 'Nothing is open.',
  otherLanguage: 'ไทย',
  account: 'Account',
  amount: 'Amount',
  fee: 'Fee',
  rest: 'Not paid yet',
  destination: 'Goes to',
  askedAt: 'Requested',
  approve: 'Approve',
  payRest: 'Pay the rest',
  part: 'Part to pay (baht)',
  payPart: 'Pay this part',
  reason: 'Reason, shown to the player',
  reasonMissing: 'Enter a reason first: the player will see it.',
  reject: 'Reject and return',
  force: 'Mark as received',
  forceSure: 'The amount will not be refunded, and this cannot be undone. Are you sure?',
  forceYes: 'Yes, mark as received',
  no: 'No, go back',
  payAgain: 'Pay again',
  slips: 'Deposit slips to check',
  slip: 'Slip',
  toPay: 'Sum to transfer',
  sentAt: 'Slip sent',
  decisions: {
    accepted: 'Money found, credit it',
    wrongAmount: 'Wrong sum',
    wrongPayee: 'Wrong payee',
    duplicate: 'Duplicate',
    notFound: 'Not found',
  },
  redemptions: 'Redemptions in process',
  reward: 'Reward',
  points: 'Points',
  delivery: 'Goes to',
  remark: 'Remark, shown to the player',
  approveRedemption: 'Sent',
  rejectRedemption: 'Reject and return the points',
  applications: 'Applications for promotions',
  grant: 'Grant and credit',
  decline: 'Reject',
  tickets: 'Waiting for an answer',
  subject: 'Subject',
  aboutRecord: 'About',
  answerBy: 'Answer by',
  yourAnswer: 'Answer to the player',
  answer: 'Send the answer',
  done: 'Saved.',
  unreachable: 'Cannot reach the server. Please try again.',
  nameOf: (name) => englishNames[name] ?? name,
  picture: (number) => `Proof, picture ${number}`,
};

/** The page's texts in a language. */
export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
