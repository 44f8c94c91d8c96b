/** The platform's messages about money that leaves an account, by code; part of `messages`. */
export const moneyOutMessages = {
  payment_password_unset: {
    th: 'ยังไม่ได้ตั้งรหัสถอนเงิน กรุณาตั้งก่อนทำรายการ',
    en: 'You have no payment password yet. Please set one first.',
  },
  payment_password_incorrect: {
    th: 'รหัสถอนเงินไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'The payment password is incorrect. Please check it.',
  },
  payment_password_locked: {
    th: 'ใส่รหัสถอนเงินผิดหลายครั้ง ใช้ไม่ได้ชั่วคราว กรุณาลองใหม่ภายหลังหรือตั้งรหัสใหม่',
    en: 'The payment password is locked for a while after too many wrong tries. Try again later or reset it.',
  },
  proof_expired: {
    th: 'การยืนยันหมดเวลาแล้ว ยังไม่มีการตัดเงิน กรุณาใส่รหัสถอนเงินอีกครั้ง',
    en: 'Your confirmation has expired and no money has moved. Please enter the payment password again.',
  },
  bank_account_required: {
    th: 'กรุณาเลือกบัญชีธนาคารที่จะรับเงิน',
    en: 'Please choose the bank account that receives the money.',
  },
  bank_account_taken: {
    th: 'เพิ่มบัญชีนี้ไม่ได้ กรุณาใช้บัญชีอื่นหรือติดต่อฝ่ายบริการลูกค้า',
    en: 'This account cannot be added. Please use another one or contact customer service.',
  },
  bank_account_most: {
    th: 'เพิ่มบัญชีธนาคารครบจำนวนแล้ว',
    en: 'You have added as many bank accounts as possible.',
  },
  bank_account_waiting: {
    th: 'บัญชีที่เพิ่มใหม่ยังใช้รับเงินไม่ได้',
    en: 'This new bank account cannot be used yet.',
  },
  bank_name_mismatch: {
    th: 'ชื่อบัญชีต้องตรงกับชื่อจริงที่ลงทะเบียนไว้',
    en: 'The account holder must be the name that you registered with.',
  },
  bank_number_invalid: {
    th: 'เลขที่บัญชีไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'The account number is not valid. Please check it.',
  },
  turnover_missing: {
    th: 'ยอดเทิร์นยังไม่ครบ จึงยังถอนเงินไม่ได้',
    en: 'Some turnover is still missing, so nothing can be withdrawn yet.',
  },
  withdraw_waiting: {
    th: 'คุณมีรายการถอนที่ยังดำเนินการอยู่',
    en: 'Another withdrawal is still on its way.',
  },
  withdraw_daily: {
    th: 'ถอนครบจำนวนครั้งหรือวงเงินของวันนี้แล้ว',
    en: 'The number or sum of withdrawals for today has been reached.',
  },
  withdraw_resting: {
    th: 'เพิ่งตั้งรหัสถอนเงินใหม่ จึงยังถอนเงินไม่ได้ชั่วคราว',
    en: 'The payment password was reset a short while ago, so withdrawals are paused.',
  },
  withdraw_not_cancellable: { th: 'เว็บนี้ไม่รับยกเลิกรายการถอน', en: 'Withdrawals cannot be cancelled on this site.' },
  receipt_closed: {
    th: 'รายการนี้ได้รับคำตอบแล้ว เปลี่ยนแปลงไม่ได้',
    en: 'This payment has its answer already and cannot be changed.',
  },
  upload_invalid: {
    th: 'แนบรูปนี้ไม่ได้ ใช้ได้เฉพาะ PNG หรือ JPG ไม่เกิน 5 MB และไม่เกิน 3 รูป',
    en: 'This picture cannot be used: PNG or JPG, at most 5 MB each and 3 in all.',
  },
};
