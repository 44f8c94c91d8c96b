/** What the agent can talk about. */
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

// The first that fits counts, so what matters most comes first: care before games, a person before any answer by rule.
const signs: readonly (readonly [Topic, RegExp])[] = [
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

/** What a message is about, as far as a few words tell. */
export function topicOf(message: string): Topic {
  const text = message.normalize('NFC').toLowerCase();
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown';
}

/** How long the agent seems to type, in ms: longer for a longer answer, never long. */
export function typingTime(answer: string): number {
  return Math.min(1_600, 500 + answer.length * 6);
}
