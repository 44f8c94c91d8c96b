import type { TicketValue } from '#api/feedback.ts';
import { ready } from '#core/data/remote.ts';
import { hourMs } from '#text/durations.ts';
import type { ReplyForm } from '../feedback/feedback.types.ts';
import type { MessageRow, MessagesScreenProps, OpenMessage } from './messages.types.ts';

type Globals = { readonly language?: unknown };

const at = Date.UTC(2026, 10, 21, 5);
const nothing = (): void => {};

const titles = {
  th: ['ฝากเงิน ฿1,000.00 เข้าแล้ว', 'ได้รับเงิน ฿2,500.00 หรือยัง', 'รายการถอน ฿2,500.00 อนุมัติแล้ว'],
  en: [
    'Your deposit of ฿1,000.00 has arrived',
    'Has ฿2,500.00 reached your account?',
    'Your withdrawal of ฿2,500.00 is approved',
  ],
};
const previews = {
  th: 'ยอดเข้ากระเป๋าของคุณแล้ว เลขอ้างอิง D7KINNARI2',
  en: 'It has been added to your balance. Reference D7KINNARI2.',
};
const kinds = { th: ['ฝากเงิน', 'ยืนยันรับเงิน', 'ถอนเงิน'], en: ['Deposit', 'Receipt', 'Withdrawal'] };
const codeOf = ({ language }: Globals): 'th' | 'en' => (language === 'en' ? 'en' : 'th');

/** Three messages, the first two of them unread. */
export const sampleRows = (globals: Globals): readonly MessageRow[] =>
  titles[codeOf(globals)].map((title, index) => ({
    ...{ id: `M${index}`, key: `M${index}`, title, read: index > 1, ticket: null },
    kind: kinds[codeOf(globals)][index] ?? null,
    preview: previews[codeOf(globals)],
    at: at - index * 20 * hourMs,
  }));

/** An answered question and one that waits. */
export const sampleQuestions = (globals: Globals): readonly MessageRow[] =>
  (['answered', 'waiting'] as const).map((status, index) => ({
    ...{ id: `support.Q${index}`, key: `Q${index}`, kind: null, read: index > 0, at: at - index * 30 * hourMs },
    title: globals.language === 'en' ? 'My bank account' : 'เปลี่ยนบัญชีธนาคาร',
    preview: previews[codeOf(globals)],
    ticket: { number: `Q7X2M9K${index}A`, status },
  }));

export function sampleMessage({ language }: Globals): OpenMessage {
  const text = language === 'en' ? 'All of it has been sent to your account.' : 'เงินออกจากระบบครบแล้ว';
  return {
    ...{ id: 'M1', read: true, at, page: 'withdraw', href: '/?centre=withdraw&ref=W7KINNARI2' },
    title: titles[codeOf({ language })][1] ?? '',
    content: `<p>${text}</p>`,
  };
}

export function sampleTicket({ language }: Globals): TicketValue {
  const en = language === 'en';
  return {
    ...{ read: true, number: 'Q7X2M9K0A', kind: 'question', status: 'answered', answerBy: null },
    subject: en ? 'My bank account' : 'เปลี่ยนบัญชีธนาคาร',
    reference: 'W7KINNARI2',
    createdAt: new Date(at - 30 * hourMs).toISOString(),
    updatedAt: new Date(at).toISOString(),
    entries: [
      {
        ...{ id: '1', from: 'player', pictures: [] },
        at: new Date(at - 30 * hourMs).toISOString(),
        text: en ? 'Can I use another account\nin the same name?' : 'ใช้บัญชีอื่น\nในชื่อเดียวกันได้ไหมครับ',
      },
      {
        ...{ id: '2', from: 'support', pictures: [] },
        at: new Date(at).toISOString(),
        text: en ? 'Yes. Add it in My account.' : 'ได้ค่ะ เพิ่มได้ที่หน้าบัญชีของฉัน',
      },
    ],
  };
}

export const sampleReply: ReplyForm = {
  ...{ text: '', problems: {}, busy: false, failure: null, onText: nothing, onSend: nothing },
  uploads: { uploads: [], onAdd: nothing, onRemove: nothing, onRetry: nothing },
};

/** The folder of personal messages, with three of them. */
export const sampleMessages = (globals: Globals): MessagesScreenProps => ({
  folder: 'personal',
  unread: { personal: 2, platform: 0, support: 1 },
  page: ready({ rows: sampleRows(globals), total: 3, totalPages: 1 }),
  pageNo: 1,
  unreadOnly: false,
  text: '',
  opened: null,
  Question: () => null,
  askHref: '/help#contact',
  ...{ onFolder: nothing, onPage: nothing, onUnreadOnly: nothing, onText: nothing, onOpen: nothing },
  ...{ onClose: nothing, onRead: nothing, onUnread: nothing, onDelete: nothing },
});
