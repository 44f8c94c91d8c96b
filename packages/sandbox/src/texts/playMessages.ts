import type { LocalText } from '../language.ts';

/** The platform's messages about a member's own limits and breaks, by code (see `messages.ts`). */
export const playMessages = {
  limit_reached: {
    th: 'ถึงวงเงินที่คุณตั้งไว้แล้ว ดูเวลาเริ่มรอบใหม่ได้ที่หน้าวงเงินของฉัน',
    en: 'You have reached the limit that you set. My limits shows when it opens again.',
  },
  limit_required: {
    th: 'ต้องตั้งวงเงินฝากของคุณก่อน จึงจะฝากเงินได้ ตั้งได้ที่หน้าวงเงินของฉัน',
    en: 'Set a deposit limit before you deposit. You can do so under My limits.',
  },
  play_suspended: {
    th: 'คุณกำลังพักการเล่นตามที่ตั้งไว้ การถอนเงินและประวัติยังใช้ได้ตามปกติ',
    en: 'You are taking a break from play. Withdrawals and records stay open.',
  },
  limit_far_above: {
    th: 'วงเงินนี้สูงกว่าที่คุณเคยใช้มาก กรุณาตรวจสอบอีกครั้ง',
    en: 'This limit is far above what you have ever used. Please check it.',
  },
  play_paused: {
    th: 'เอเย่นต์ของคุณพักการเล่นไว้ การฝาก ถอน ประวัติ และวงเงินยังใช้ได้ตามปกติ',
    en: 'Your agent has paused your play. Deposits, withdrawals, records and limits stay open.',
  },
  raise_waits: {
    th: 'วงเงินใหม่ยังไม่ถึงเวลายืนยัน วงเงินเดิมยังใช้อยู่',
    en: 'The new limit cannot be confirmed yet. The current one still holds.',
  },
} satisfies Readonly<Record<string, LocalText>>;
