import type { Topic } from './rules.ts';

/** Texts of the demo chat page and the answers of its agent. */
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
  /** Frequent questions, offered as buttons. */
  readonly chips: readonly string[];
  readonly answers: Readonly<Record<Topic, string>>;
}

const thai: Words = {
  title: 'แชตบริการลูกค้า (สาธิต)',
  agent: 'น้องบัว ผู้ช่วยอัตโนมัติ',
  live: 'แชตสด',
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
    care: 'ขอบคุณที่บอกกันนะคะ คุณพักได้เสมอ โทรปรึกษาสายด่วนสุขภาพจิต 1323 ได้ฟรีตลอด 24 ชั่วโมง และขอจำกัดวงเงินหรือพักบัญชีได้โดยมีผลทันทีค่ะ',
    human: 'ในระบบสาธิตนี้มีแต่น้องบัวค่ะ บนเว็บไซต์จริง ข้อความของคุณจะถูกส่งต่อให้เจ้าหน้าที่พร้อมบทสนทนานี้ คุณไม่ต้องเล่าซ้ำ',
    withdraw:
      'ถอนเงินได้ที่เมนู “ถอนเงิน” ขั้นต่ำ 200 บาท เข้าบัญชีที่ชื่อตรงกับที่ลงทะเบียน ปกติใช้เวลาไม่เกิน 15 นาทีค่ะ ระบบสาธิตนี้ไม่มีเงินจริงนะคะ',
    deposit:
      'ฝากเงินได้ที่เมนู “ฝากเงิน” เลือกช่องทาง ใส่จำนวน แล้วโอนจากบัญชีชื่อของคุณเอง ถ้าเกิน 15 นาทียังไม่เข้า อย่าเพิ่งโอนซ้ำนะคะ ระบบสาธิตนี้ไม่รับเงินจริงค่ะ',
    account:
      'ถ้าลืมรหัสผ่าน กด “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ แล้วรับรหัสทางอีเมลหรือเบอร์โทรค่ะ เจ้าหน้าที่ไม่มีวันถามรหัสผ่านของคุณ อย่าพิมพ์ลงในแชตนะคะ',
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
  online: 'Online · replies instantly',
  demonstration: 'Demo',
  log: 'Conversation',
  topics: 'Frequent questions',
  write: 'Write a message',
  send: 'Send',
  typing: 'is typing…',
  you: 'You',
  greeting:
    'Hello! I am Bua, the automatic assistant of this demo. I do not store what you write. How can I help you today?',
  vip: 'Hello and welcome to VIP service. I am Bua, the automatic assistant of this demo. How can I help you today?',
  chips: ['Deposit', 'Withdraw', 'A game is stuck', 'Forgot password', 'Talk to a person'],
  answers: {
    care: 'Thank you for telling me. You can take a break at any time. The Thai mental health hotline 1323 is free and open 24 hours a day. You can also lower your limits or pause your account, with immediate effect.',
    human:
      'In this demo there is only me. On a real site your message would go to a member of staff together with this conversation, so you would not have to repeat yourself.',
    withdraw:
      'Choose “Withdraw”. The minimum is ฿200, paid to a bank account in the name you registered with, usually within 15 minutes. There is no real money in this demo.',
    deposit:
      'Choose “Deposit”, pick a method, enter the amount and pay from an account in your own name. If the money has not arrived after 15 minutes, please do not pay again. This demo takes no real money.',
    account:
      'If you forgot your password, choose “Forgot password” on the login page and we will send a code to your e-mail or phone. We never ask for your password, so please do not type it here.',
    promotion:
      'You will find all promotions on the “Promotions” page, each with its own terms. The ones in this demo cannot be claimed.',
    game: 'If a game is stuck or the connection dropped, open the same game again. The round counts once and nothing is charged twice. If the vendor is under maintenance, please try another one.',
    app: 'This demo has no app to install: every page works in your phone’s browser. Please never install files from links you do not trust.',
    thanks: 'You are welcome. Write again any time.',
    hello: 'Hello! Ask me about deposits, withdrawals, your account or a game.',
    unknown:
      'Sorry, I did not understand that. Choose a topic below, or type a few words such as “deposit”, “withdraw” or “game is stuck”.',
  },
};

/** The page's texts in a language. */
export function wordsIn(language: 'th' | 'en'): Words {
  return language === 'th' ? thai : english;
}
