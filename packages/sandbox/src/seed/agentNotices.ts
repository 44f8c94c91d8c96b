import type { Notice } from './notices.ts';

/** Announcements for agents, newest first. */
export const agentNotices: readonly Notice[] = [
  {
    id: 'agent-notice-1',
    daysAgo: 1,
    title: { th: 'ศูนย์เอเย่นต์โฉมใหม่ เปิดใช้แล้ววันนี้', en: 'The new agent centre is open' },
    content: {
      th: '<p>ดูยอดทั้งทีมได้ในหน้าเดียว เทียบกับช่วงก่อนหน้า และไล่ดูได้ถึงรายการที่ประกอบเป็นยอดนั้น</p><ul><li>ยอดแพ้ชนะเป็นมุมของผู้เล่นเสมอ ติดลบหมายถึงผู้เล่นเสีย</li><li>ตัวเลขวันนี้อัปเดตตามการเล่นจริง</li></ul>',
      en: '<p>See the whole team on one page, against the days before, down to the entries that a figure is made of.</p><ul><li>Results are always those of the players: a minus means that players lost.</li><li>Figures of today follow the play.</li></ul>',
    },
  },
  {
    id: 'agent-notice-2',
    daysAgo: 2,
    title: { th: 'คอมมิชชันจ่ายทุกวัน ตีสาม', en: 'Commission is paid every day at 03:00' },
    content: {
      th: '<p>ระบบคิดคอมมิชชันจาก<strong>ยอดเดิมพันที่นับได้</strong>ของเมื่อวาน แล้วเข้ากระเป๋าเงินเวลา <strong>03:00 น.</strong> บิลที่คืนเงินหรือยกเลิกจะไม่นับ</p>',
      en: '<p>Commission is counted on the <strong>valid bets</strong> of the day before and reaches your wallet at <strong>03:00</strong>. Bets that were returned or cancelled do not count.</p>',
    },
  },
  {
    id: 'agent-notice-3',
    daysAgo: 6,
    title: { th: 'ปรับเรตดาวน์ไลน์ลง ต้องแจ้งล่วงหน้า 24 ชั่วโมง', en: 'Lower rates are announced 24 hours before' },
    content: {
      th: '<p>เมื่อลดเรตของดาวน์ไลน์ ระบบจะแจ้งให้เขาทราบก่อน <strong>24 ชั่วโมง</strong> ส่วนการเพิ่มเรตมีผลทันที</p>',
      en: '<p>When you lower a rate, your downline is told <strong>24 hours</strong> before. A higher rate applies at once.</p>',
    },
  },
  {
    id: 'agent-notice-4',
    daysAgo: 15,
    title: { th: 'ชวนเล่นอย่างมีความรับผิดชอบ', en: 'Invite responsibly' },
    content: {
      th: '<p>ห้ามชักชวนผู้ที่อายุต่ำกว่าเกณฑ์ ผู้ที่ตั้งวงเงินหรือพักการเล่นอยู่ และห้ามสัญญาว่าจะได้กำไร หากลูกทีมเริ่มคุมการเล่นไม่อยู่ แนะนำ<strong>สายด่วนสุขภาพจิต 1323</strong> และ<a href="/help#responsible">วิธีตั้งวงเงินหรือพักการเล่น</a></p>',
      en: '<p>Do not invite anyone under age or anyone who takes a break, and never promise a profit. If play gets out of hand, point to the Thai mental health hotline <strong>1323</strong> and to <a href="/help#responsible">limits and breaks</a>.</p>',
    },
  },
];
