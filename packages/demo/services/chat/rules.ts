/** The topics that the chat agent has answers for. */
export type Topic =
  | 'care'
  | 'human'
  | 'withdraw'
  | 'deposit'
  | 'account'
  | 'promotion'
  | 'game'
  | 'app'
  | 'hello'
  | 'thanks'
  | 'unknown';

// The first match wins, so the order is the priority: responsible play first, then a request for a human agent.
const patterns: readonly (readonly [Topic, RegExp])[] = [
  ['care', /1323|ติดพนัน|เลิกเล่น|หมดตัว|เป็นหนี้|พักบัญชี|จำกัดวงเงิน|addict|self.?exclu|limit|\bdebts?\b|stop playing/],
  ['human', /เจ้าหน้าที่|พนักงาน|คุยกับคน|คนจริง|แอดมิน|human|agent|person|\bstaff\b|somebody|someone/],
  ['withdraw', /ถอน|เบิก|withdraw|cash ?out|payout/],
  ['deposit', /ฝาก|เติมเงิน|โอน|สลิป|deposit|top ?up|transfer|slip/],
  ['account', /รหัส|ล็อกอิน|ล๊อกอิน|เข้าสู่ระบบ|สมัคร|บัญชี|password|log ?in|sign ?(in|up)|account|register/],
  ['promotion', /โปร|โบนัส|เครดิตฟรี|คืนยอด|คะแนน|promo|bonus|rebate|points?\b/],
  ['game', /เกม|สล็อต|บาคาร่า|ยิงปลา|หวย|บอล|มวย|ค้าง|หลุด|game|slots?\b|baccarat|fish|lotter|football|stuck|spin/],
  ['app', /แอป|ดาวน์โหลด|ติดตั้ง|\bapps?\b|download|install|android|ios\b/],
  ['thanks', /ขอบคุณ|ขอบใจ|thank|cheers/],
  ['hello', /สวัสดี|หวัดดี|ดีค่ะ|ดีครับ|hello|\bhi\b|\bhey\b|good (morning|evening|afternoon)/],
];

/** Guesses the topic of a message from its keywords. */
export function topicOf(message: string): Topic {
  const text = message.normalize('NFC').toLowerCase();
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
}

/** How long the agent appears to type an answer, in ms: 500 plus 6 per character, at most 1,600. */
export function typingTime(answer: string): number {
  return Math.min(1_600, 500 + answer.length * 6);
}
