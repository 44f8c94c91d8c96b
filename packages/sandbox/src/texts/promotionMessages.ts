/** The platform's messages about rewards, bonuses and promotions, by code; part of `messages`. */
export const promotionMessages = {
  reward_gone: { th: 'รางวัลนี้หมดเวลาแล้ว', en: 'This reward has ended.' },
  reward_taken: { th: 'คุณรับรางวัลนี้ไปแล้ว', en: 'You have taken this reward already.' },
  reward_not_open: { th: 'ยังไม่ถึงเวลาเปิดซองนี้', en: 'It is not yet time to open this envelope.' },
  rebate_nothing: { th: 'ขณะนี้ไม่มีเงินคืนให้รับ', en: 'There is no rebate to claim at the moment.' },
  rebate_below_minimum: { th: 'เงินคืนยังไม่ถึงขั้นต่ำ', en: 'The rebate is below the minimum.' },
  rebate_changed: { th: 'ยอดเงินคืนเปลี่ยนไป กรุณาดูยอดล่าสุด', en: 'The rebate has changed. Please look again.' },
  rebate_claimed: { th: 'รับเงินคืนยอดนี้ไปแล้ว', en: 'This rebate has already been claimed.' },
  bonus_active: {
    th: 'คุณยังมีโบนัสที่ทำยอดไม่ครบ ทำให้ครบหรือยกเลิกก่อนจึงรับอันใหม่ได้',
    en: 'Another bonus is still to be wagered. Finish or cancel it first.',
  },
  bonus_closed: { th: 'โบนัสนี้สิ้นสุดแล้ว', en: 'This bonus has ended.' },
  bonus_changed: { th: 'ยอดเงินเปลี่ยนไปแล้ว กรุณาดูยอดใหม่ก่อนยืนยัน', en: 'The sums have changed. Please look again.' },
  bonus_in_play: {
    th: 'ยังมีเดิมพันที่รอผลหรือเงินในกระเป๋าของค่ายเกม',
    en: 'Bets are open, or money is in a vendor wallet.',
  },
  promotion_closed: { th: 'โปรโมชันนี้ปิดแล้วหรือยังไม่เริ่ม', en: 'This promotion has ended or not begun.' },
  promotion_joined: { th: 'คุณเข้าร่วมโปรโมชันนี้แล้ว', en: 'You take part in this promotion already.' },
  promotion_terms_changed: {
    th: 'เงื่อนไขของโปรโมชันเปลี่ยนไปแล้ว กรุณาอ่านอีกครั้ง',
    en: 'The terms have changed. Please read them again.',
  },
  promotion_not_eligible: { th: 'โปรโมชันนี้ไม่ใช่สำหรับบัญชีของคุณ', en: 'This promotion is not for your account.' },
};
