/** The platform's messages about an agent's team and contracts, by code; part of `messages`. */
export const contractMessages = {
  downline_not_found: { th: 'ไม่พบบัญชีนี้ในทีมของคุณ', en: 'Your team has no such account.' },
  rate_out_of_range: { th: 'เรตสูงกว่าที่คุณให้ได้', en: 'The rate is higher than you can give.' },
  contract_changed: {
    th: 'ข้อตกลงที่จะสิ้นสุดเปลี่ยนไปแล้ว กรุณาตรวจดูอีกครั้ง',
    en: 'Other contracts would end than you have read. Please look again.',
  },
  contract_waiting: {
    th: 'มีข้อเสนอประเภทนี้รอคำตอบอยู่แล้ว',
    en: 'An offer of this kind waits for an answer already.',
  },
  contract_closed: {
    th: 'ข้อเสนอหรือข้อตกลงนี้สิ้นสุดแล้ว',
    en: 'This offer or contract is closed.',
  },
};
