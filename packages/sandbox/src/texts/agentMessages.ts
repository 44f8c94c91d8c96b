import type { LocalText } from '../language.ts';

/** The platform's messages about what an agent does with an account of the team, by code (see `messages.ts`). */
export const agentMessages = {
  downline_not_found: { th: 'ไม่พบบัญชีนี้ในทีมของคุณ', en: 'Your team has no such account.' },
  rate_out_of_range: { th: 'เรตไม่อยู่ในช่วงที่กำหนดได้', en: 'The rate is outside the range that you can set.' },
  link_most: { th: 'มีลิงก์ครบจำนวนแล้ว', en: 'There are as many links as an agent can have.' },
  first_password_gone: {
    th: 'ตั้งรหัสผ่านแรกให้บัญชีนี้ไม่ได้ เพราะคุณไม่ได้เปิดบัญชีนี้ หรือเจ้าของบัญชีตั้งรหัสผ่านเองแล้ว',
    en: 'This account was not opened by you, or has a password of its own.',
  },
  kind_unchanged: { th: 'บัญชีนี้เป็นประเภทนี้อยู่แล้ว', en: 'The account is of this kind already.' },
  kind_bound: {
    th: 'เอเย่นต์คนนี้มีทีมหรือข้อตกลงอยู่ จึงเปลี่ยนกลับเป็นสมาชิกไม่ได้',
    en: 'This agent has a team or contracts, and cannot become a member again.',
  },
  account_paused: {
    th: 'คุณพักการเล่นของบัญชีนี้ไว้ จึงส่งเงินให้ไม่ได้',
    en: 'You have paused this account, so nothing can be sent to it.',
  },
  assistant_most: { th: 'มีผู้ช่วยครบจำนวนแล้ว', en: 'No further assistants are possible.' },
  view_most: { th: 'มีมุมมองครบจำนวนแล้ว', en: 'There are as many saved views as an agent can have.' },
  view_name_taken: { th: 'มีมุมมองชื่อนี้แล้ว', en: 'There is a saved view of this name already.' },
  selection_not_found: { th: 'ไม่พบบัญชีที่เลือกไว้', en: 'There is no such selection of accounts.' },
  selection_expired: { th: 'บัญชีที่เลือกไว้หมดเวลาแล้ว กรุณาเลือกใหม่', en: 'The selection has expired. Please select again.' },
  selection_too_large: { th: 'เลือกบัญชีมากเกินไป', en: 'These are more accounts than can be selected at once.' },
} satisfies Readonly<Record<string, LocalText>>;
