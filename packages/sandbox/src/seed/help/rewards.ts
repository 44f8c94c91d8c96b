import type { HelpSection } from './section.ts';

/** The help sections on what members can receive. */
export const rewards: readonly HelpSection[] = [
  {
    id: 'rewards',
    title: { th: 'ศูนย์รางวัล', en: 'Reward centre' },
    content: {
      th:
        '<p>ทุกอย่างที่คุณรับได้อยู่ในศูนย์รางวัล แต่ละรายการบอกมูลค่า ยอดที่ต้องเดิมพันก่อนถอน และวันหมดเขต <strong>ก่อนกดรับ</strong></p>' +
        '<p>ระหว่างพักการเล่น เราไม่เสนอและไม่แจ้งรางวัล</p>',
      en:
        '<p>Everything you can take is in the reward centre. Each entry says what it is worth, what has to be wagered before a withdrawal, and when it ends, <strong>before you take it</strong>.</p>' +
        '<p>While you take a break from play, no reward is offered or told.</p>',
    },
  },
  {
    id: 'promotions',
    title: { th: 'โปรโมชัน', en: 'Promotions' },
    content: {
      th: '<p>แต่ละโปรโมชันบอกเงื่อนไข ยอดที่ต้องเดิมพัน และวันสิ้นสุดก่อนคุณเข้าร่วม รางวัลที่ได้รออยู่ในศูนย์รางวัล ถ้าเงื่อนไขเปลี่ยนไป เราให้คุณอ่านใหม่ก่อนเข้าร่วม</p>',
      en: '<p>Each promotion states its terms, what has to be wagered and when it ends before you join. What you have earned waits in the reward centre. If the terms have changed meanwhile, you can read them again before you join.</p>',
    },
  },
  {
    id: 'missions',
    title: { th: 'ภารกิจ', en: 'Missions' },
    content: {
      th: '<p>เดิมพันให้ครบยอดของภารกิจภายในสัปดาห์ แล้วรับรางวัลในศูนย์รางวัล นับเฉพาะเดิมพันที่รู้ผลแพ้ชนะแล้วตามวันเวลาไทย ถ้ายอดของภารกิจเกินวงเงินที่คุณตั้งไว้ ภารกิจนั้นจะพักและบอกเหตุผล</p>',
      en: '<p>Wager the sum of a mission within the week, then take its reward in the reward centre. Bets count once they are won or lost, in Thai time. A mission that asks for more than your own limit leaves is paused and says why.</p>',
    },
  },
  {
    id: 'bonuses',
    title: { th: 'รายละเอียดโบนัส', en: 'Bonus details' },
    content: {
      th: '<p>ดูได้ว่าโบนัสแต่ละรายการได้มาจากไหน ต้องเดิมพันอีกเท่าไร เกมใดนับบ้าง และสิ้นสุดเมื่อใด ระหว่างที่ยังทำยอดไม่ครบ ถอนเงินไม่ได้ทั้งยอด ถ้าไม่ทันเวลา ส่วนที่เหลือของโบนัสจะถูกหักคืน</p><p>ยกเลิกโบนัสได้เมื่อไม่มีเดิมพันที่รอผล เราแสดงก่อนว่าอะไรหายไปและอะไรยังอยู่</p>',
      en: '<p>See where each bonus came from, how much is left to wager, which games count and when it ends. While one is open, nothing can be withdrawn. What is left of a bonus that is not wagered in time is taken back.</p><p>You can give a bonus up while no bet is open. Before you do, we show what you lose and what you keep.</p>',
    },
  },
  {
    id: 'points',
    title: { th: 'คะแนนสะสม', en: 'Points' },
    content: {
      th:
        '<p>ได้คะแนนจากเดิมพันที่รู้ผลและยอดฝากที่เข้าแล้ว อัตราของแต่ละหมวดอยู่ในแท็บกติกาของร้านแลกคะแนน คะแนนไม่มีวันหมดอายุ</p>' +
        '<ul><li>แลกของรางวัล: ถ้าไม่อนุมัติ คะแนนกลับคืนทั้งหมดพร้อมเหตุผล</li><li>แลกฟรีสปิน: เล่นได้ทันทีโดยไม่หักเงิน เงินที่ชนะต้องเดิมพันครบ {pointTurnover} ก่อนถอน รอบที่เหลืออยู่ในแท็บรายการแลกและในศูนย์รางวัล</li><li>แลกเป็นเงิน: {pointsPerBaht} คะแนนเป็นหนึ่งบาท เริ่มที่ {minPoints} คะแนน เงินที่ได้ต้องเดิมพันครบ {pointTurnover} ก่อนถอน</li></ul>',
      en:
        '<p>Settled bets and deposits that have arrived earn points. The rates are under Rules in the points mall. Points never expire.</p>' +
        '<ul><li>For a reward: if it is declined, all points return, with the reason.</li><li>For free spins, ready at once and played without a charge. {pointTurnover} of what they win has to be wagered before a withdrawal. What is left is under Redemptions and in the reward centre.</li><li>For money, {pointsPerBaht} points are one baht, from {minPoints} points. {pointTurnover} of the money has to be wagered before a withdrawal.</li></ul>',
    },
  },
  {
    id: 'vip',
    title: { th: 'ระดับ VIP', en: 'VIP levels' },
    content: {
      th: '<p>ระดับนับจากยอดย้อนหลัง {vipDays} วัน ตารางในหน้า VIP บอกว่าแต่ละระดับต้องการเท่าไรและได้อะไร เราทบทวนระดับตามวันที่ที่แสดง ก่อนวันนั้นระดับของคุณไม่เปลี่ยน การรักษาระดับไม่ต้องฝากเงินเพิ่ม</p>',
      en: '<p>Levels follow the last {vipDays} days. The table on the VIP page says what each level needs and gives. Your level is reviewed on the day shown and does not change before. Keeping a level never asks for a deposit.</p>',
    },
  },
  {
    id: 'referral',
    title: { th: 'ชวนเพื่อน', en: 'Invite friends' },
    content: {
      th: '<p>ส่งโค้ด ลิงก์ หรือคิวอาร์ของคุณให้เพื่อนที่อายุ {minAge} ปีขึ้นไป กติกา จำนวนเพื่อนที่ครบเงื่อนไข และรางวัลที่ได้อยู่ในหน้าชวนเพื่อน การสมัครหลายบัญชีเพื่อชวนตัวเองไม่นับ</p>',
      en: '<p>Share your code, link or QR code with friends aged {minAge} or over. The rules, the friends who qualify and what you have earned are on the invite page. Inviting yourself with further accounts does not count.</p>',
    },
  },
  {
    id: 'envelopes',
    title: { th: 'อั่งเปา', en: 'Red envelopes' },
    content: {
      th: '<p>อั่งเปาเปิดได้ตามเวลาที่แสดง หนึ่งคนเปิดได้หนึ่งครั้งต่อซอง จำนวนเงินมาจากระบบและไม่เปลี่ยนเมื่อเปิดดูซ้ำ ยอดที่ต้องเดิมพันถ้ามี จะแสดงก่อนเปิด</p><p>เอเย่นต์ของคุณให้อั่งเปาได้เช่นกัน ชื่อเอเย่นต์และข้อความอยู่บนซอง ถ้าไม่เปิดภายในเวลา เงินกลับไปที่เอเย่นต์</p>',
      en: '<p>A red envelope opens at the time shown, once for each person. The sum comes from the platform and stays the same when you look again. Wagering, if there is any, is shown before you open it.</p><p>Your agent can give you one too, with their name and a message on it. What you do not open in time goes back to your agent.</p>',
    },
  },
  {
    id: 'wheel',
    title: { th: 'วงล้อ', en: 'Wheel' },
    content: {
      th: '<p>หมุนได้เมื่อมีสิทธิ์หมุน สิทธิ์ซื้อด้วยเงินไม่ได้ โอกาสได้รางวัลแต่ละอย่างแสดงในตาราง ผลตัดสินก่อนวงล้อหมุน ภาพที่หมุนจึงไม่มีผลต่อรางวัล</p>',
      en: '<p>A turn needs a ticket, and tickets cannot be bought. The chance of each prize is in the table. The result is decided before the wheel turns, so the picture changes nothing.</p>',
    },
  },
];
