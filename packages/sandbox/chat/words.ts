import type { Topic } from './rules.ts';

/** What the page says, and what its agent answers. Thai first. */
export interface Words {
  readonly title: string;
  readonly agent: string;
  readonly live: string;
  readonly online: string;
  readonly demonstration: string;
  readonly log: string;
  readonly topics: string;
  readonly write: string;
  readonly send: string;
  readonly typing: string;
  readonly you: string;
  readonly greeting: string;
  readonly vip: string;
  /** Things that are often asked, to be pressed instead of written. */
  readonly chips: readonly string[];
  readonly answers: Readonly<Record<Topic, string>>;
}

const thai: Words = {
  title: 'แชทบริการลูกค้า (สาธิต)',
  agent: 'น้องบัว ผู้ช่วยอัตโนมัติ',
  live: 'แชทสด',
  online: 'ออนไลน์ · ตอบทันที',
  demonstration: 'ระบบสาธิต',
  log: 'บทสนทนา',
  topics: 'เรื่องที่ถามบ่อย',
  write: 'พิมพ์ข้อความ',
  send: 'ส่งข้อความ',
  typing: 'กำลังพิมพ์…',
  you: 'คุณ',
  greeting: 'สวัสดีค่ะ น้องบัวเป็นโปรแกรมตอบอัตโนมัติของระบบสาธิต ไม่เก็บข้อความของคุณ วันนี้ให้ช่วยเรื่องอะไรดีคะ',
  vip: 'สวัสดีค่ะ ยินดีต้อนรับสมาชิก VIP น้องบัวเป็นโปรแกรมตอบอัตโนมัติของระบบสาธิต ให้ช่วยเรื่องอะไรดีคะ',
  chips: ['ฝากเงิน', 'ถอนเงิน', 'เข้าเกมไม่ได้', 'ลืมรหัสผ่าน', 'คุยกับเจ้าหน้าที่'],
  answers: {
    care: 'ขอบคุณที่บอกกันนะคะ พักก่อนได้เสมอ โทรสายด่วนสุขภาพจิต 1323 ปรึกษาฟรีตลอด 24 ชั่วโมง และขอจำกัดวงเงินหรือพักบัญชีได้ มีผลทันทีค่ะ',
    human: 'ในระบบสาธิตนี้มีแต่น้องบัวค่ะ บนเว็บไซต์จริง ข้อความของคุณจะถูกส่งต่อให้เจ้าหน้าที่พร้อมบทสนทนานี้ คุณไม่ต้องเล่าซ้ำ',
    withdraw:
      'ถอนเงินได้ที่เมนู “ถอนเงิน” ขั้นต่ำ 200 บาท เข้าบัญชีที่ชื่อตรงกับที่ลงทะเบียน ปกติใช้เวลาไม่เกิน 15 นาทีค่ะ ระบบสาธิตนี้ไม่มีเงินจริงนะคะ',
    deposit:
      'ฝากเงินได้ที่เมนู “ฝากเงิน” เลือกช่องทาง ใส่จำนวน แล้วโอนจากบัญชีชื่อของคุณเอง ถ้าเกิน 15 นาทียังไม่เข้า อย่าเพิ่งโอนซ้ำนะคะ ระบบสาธิตนี้ไม่รับเงินจริงค่ะ',
    account:
      'ถ้าลืมรหัสผ่าน กด “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ แล้วรับรหัสทางอีเมลหรือเบอร์โทรค่ะ เจ้าหน้าที่ไม่มีวันถามรหัสผ่านของคุณ อย่าพิมพ์ลงในแชทนะคะ',
    promotion: 'โปรโมชันทั้งหมดอยู่ในหน้า “โปรโมชัน” แต่ละรายการมีเงื่อนไขของตัวเอง ตัวอย่างในระบบสาธิตรับจริงไม่ได้นะคะ',
    game: 'ถ้าเกมค้างหรือสัญญาณหลุด เปิดเกมเดิมอีกครั้งได้เลยค่ะ รอบที่ค้างนับผลครั้งเดียว ไม่คิดเงินซ้ำ ถ้าค่ายปิดปรับปรุง ลองค่ายอื่นก่อนนะคะ',
    app: 'ระบบสาธิตนี้ไม่มีแอปให้ติดตั้งค่ะ เปิดผ่านเบราว์เซอร์บนมือถือได้ครบทุกหน้า และอย่าติดตั้งไฟล์จากลิงก์ที่ไม่รู้จักนะคะ',
    thanks: 'ด้วยความยินดีค่ะ มีอะไรให้ช่วยอีก พิมพ์มาได้เลยนะคะ',
    hello: 'สวัสดีค่ะ ถามเรื่องฝากเงิน ถอนเงิน บัญชี หรือเกมได้เลยค่ะ',
    unknown: 'น้องบัวยังไม่เข้าใจค่ะ ลองเลือกเรื่องด้านล่าง หรือพิมพ์สั้น ๆ เช่น “ฝากเงิน” “ถอนเงิน” “เกมค้าง” ได้นะคะ',
  },
};

const english: Words = {
  title: 'Customer service chat (demonstration)',
  agent: 'Bua, automatic assistant',
  live: 'Live chat',
  online: 'Online · answers at once',
  demonstration: 'Demonstration',
  log: 'Conversation',
  topics: 'Often asked',
  write: 'Write a message',
  send: 'Send',
  typing: 'is typing…',
  you: 'You',
  greeting:
    'Hello! I am Bua, a small program of this demonstration. I keep nothing of what you write. What can I help with?',
  vip: 'Hello and welcome to VIP service. I am Bua, a small program of this demonstration. What can I help with?',
  chips: ['Deposit', 'Withdraw', 'A game is stuck', 'Forgot password', 'Talk to a person'],
  answers: {
    care: 'Thank you for telling me. You can always take a break. The Thai mental health hotline 1323 is free and answers around the clock, and your limit can be lowered or your account rested at once.',
    human:
      'In this demonstration there is only me. On a real site your message goes to a person together with this conversation, so you need not tell it twice.',
    withdraw:
      'Choose “Withdraw”: at least ฿200, to a bank account in the name you registered with, usually within 15 minutes. There is no real money in this demonstration.',
    deposit:
      'Choose “Deposit”, pick a way, enter the amount, and pay from an account in your own name. If nothing arrives in 15 minutes, do not pay twice. This demonstration takes no real money.',
    account:
      'If you forgot your password, choose “Forgot password” at the login and have a code sent to your e-mail or phone. We never ask for your password: please do not write it here.',
    promotion:
      'All promotions are on the page “Promotions”, each with its own terms. Those of this demonstration cannot be claimed.',
    game: 'If a game is stuck or the connection dropped, open the same game again. The round counts once and nothing is charged twice. If the house is under maintenance, please try another one.',
    app: 'This demonstration has no app to install: every page works in the browser of your phone. And please never install files from links you do not know.',
    thanks: 'You are welcome. Write again whenever you like.',
    hello: 'Hello! Ask me about deposits, withdrawals, your account or a game.',
    unknown:
      'I did not understand that. Pick something below, or keep it short: “deposit”, “withdraw”, “game is stuck”.',
  },
};

export function wordsIn(language: 'th' | 'en'): Words {
  return language === 'th' ? thai : english;
}
