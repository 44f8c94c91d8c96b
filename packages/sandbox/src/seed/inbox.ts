import { dayMs, hourMs } from '#text/durations.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { changeMessages, type NewMessage, writeMessages } from '../inbox/messages.ts';
import { local, sum } from '../inbox/texts.ts';
import { answerTicket, openTicket } from '../inbox/tickets.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { memberIdOf } from './members.ts';

const demo = memberIdOf('demo');

/** What the platform tells everyone: how long ago, in hours, and the message. */
const announcementsOf = ({
  settings: { support },
}: Sandbox): readonly (readonly [hoursAgo: number, message: NewMessage])[] => [
  [
    20 * 24,
    {
      about: 'welcome',
      kind: 'service',
      title: { th: 'ยินดีต้อนรับ', en: 'Welcome' },
      content: {
        th: '<p>ขอบคุณที่สมัครสมาชิก ก่อนเริ่มเล่น แนะนำให้<a href="/?centre=limits">ตั้งวงเงินของคุณ</a> และอ่าน<a href="/help#beginner">วิธีเริ่มต้น</a></p>',
        en: '<p>Thank you for joining. Before you play, <a href="/?centre=limits">set your limits</a> and read <a href="/help#beginner">how to begin</a>.</p>',
      },
      link: { page: 'limits', ref: null },
    },
  ],
  [
    6 * 24,
    {
      about: 'terms',
      kind: 'service',
      title: { th: 'ปรับปรุงข้อกำหนดการใช้งาน', en: 'Our terms have changed' },
      content: {
        th: `<p>ข้อกำหนดใหม่เริ่มใช้วันที่ 1 เดือนหน้า สรุปสิ่งที่เปลี่ยน:</p><ul><li>เราตอบเรื่องร้องเรียนภายใน ${support.complaintHours} ชั่วโมง</li></ul><p><a href="/help#term">อ่านข้อกำหนดฉบับเต็ม</a></p>`,
        en: `<p>The new terms apply from the first of next month. What changes:</p><ul><li>We answer complaints within ${support.complaintHours} hours</li></ul><p><a href="/help#term">Read the full terms</a></p>`,
      },
    },
  ],
  [
    30,
    {
      about: 'lotus season',
      kind: 'promotion',
      title: { th: 'เทศกาลบัวบาน เริ่มแล้ว', en: 'Lotus season has begun' },
      content: local(
        'ตลอดเดือนนี้ดูเกมธีมดอกบัวได้ที่หน้าสล็อต <a href="/promotions">ดูโปรโมชันทั้งหมด</a>',
        'All month, find the lotus games on the slots page. <a href="/promotions">See all promotions</a>',
      ),
    },
  ],
  [
    9,
    {
      about: 'maintenance',
      kind: 'service',
      title: { th: 'ปิดปรับปรุงคืนวันอังคาร 03:00–04:00 น.', en: 'Maintenance on Tuesday night, 03:00–04:00' },
      content: local(
        'ระหว่างนี้จะฝาก ถอน และเล่นไม่ได้ ยอดเงินของคุณปลอดภัย',
        'Deposits, withdrawals and games will pause. Your balance is safe.',
      ),
    },
  ],
];

/** Gives `demo` announcements, a question that was answered, and a past in which older messages were read. */
export function seedInbox(sandbox: Sandbox): void {
  const now = sandbox.now();
  for (const [hoursAgo, message] of announcementsOf(sandbox)) {
    writeMessages(sandboxAt(sandbox, now - hoursAgo * hourMs), demo, [{ folder: 'platform', ...message }]);
  }
  const old = messagesOf(sandbox, demo).filter(({ at }) => at < now - 3 * dayMs);
  changeMessages(
    sandbox,
    demo,
    old.map(({ id }) => id),
    { read: true },
  );
  const ticket = openTicket(sandboxAt(sandbox, now - 27 * hourMs), {
    ...{ memberId: demo, address: null, sender: sandbox.settings.ip, kind: 'question', reference: null, fileIds: [] },
    subject: 'เปลี่ยนบัญชีธนาคารได้ไหม',
    text: 'อยากเปลี่ยนบัญชีรับเงินเป็นของธนาคารอื่นในชื่อเดียวกัน ต้องทำอย่างไรครับ',
  });
  answerTicket(
    sandboxAt(sandbox, now - 5 * hourMs),
    ticket,
    'เพิ่มบัญชีใหม่ได้ที่หน้าบัญชีของฉัน หัวข้อบัญชีธนาคาร ชื่อต้องตรงกับที่สมัคร บัญชีใหม่ใช้ได้หลังครบเวลาที่หน้านั้นแจ้งไว้ค่ะ',
  );
}

const many = 5_000;

/** Gives `demo` as many messages as a member keeps, one every two hours, the first 120 of them unread. */
export function seedManyMessages(sandbox: Sandbox): void {
  const now = sandbox.now();
  for (let at = many; at > 0; at -= 1) {
    const amount = sum(sandbox, at * 100);
    const message: NewMessage = {
      about: `many ${at}`,
      kind: 'deposit',
      title: { th: `ฝากเงิน ${amount} เข้าแล้ว`, en: `Your deposit of ${amount} has arrived` },
      content: local(`ยอด ${amount} เข้ากระเป๋าของคุณแล้ว`, `${amount} has been added to your balance.`),
      link: { page: 'transactionHistory', ref: null },
      read: at > 120,
    };
    writeMessages(sandboxAt(sandbox, now - at * 2 * hourMs), demo, [message]);
  }
}
