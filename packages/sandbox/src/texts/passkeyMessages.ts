/** The platform's messages about passkeys, by code; part of `messages`. */
export const passkeyMessages = {
  passkey_invalid: { th: 'ใช้พาสคีย์นี้ไม่ได้ กรุณาลองใหม่อีกครั้ง', en: 'This passkey was not accepted. Please try again.' },
  passkey_expired: { th: 'หมดเวลายืนยันแล้ว กรุณาลองใหม่อีกครั้ง', en: 'The time to confirm is over. Please try again.' },
  passkey_known: { th: 'พาสคีย์นี้ถูกเพิ่มไว้แล้ว', en: 'This passkey was added before.' },
  passkey_most: { th: 'เพิ่มพาสคีย์ครบจำนวนแล้ว', en: 'You have added as many passkeys as possible.' },
  passkey_unknown: { th: 'พาสคีย์นี้ถูกลบออกจากบัญชีแล้ว', en: 'This passkey was removed from its account.' },
  passkey_waits: {
    th: 'พาสคีย์นี้ยังใหม่ จึงยังใช้ยืนยันการเงินไม่ได้',
    en: 'This passkey is too new to confirm money.',
  },
  passkey_suspended: {
    th: 'พาสคีย์นี้ถูกระงับเพราะอาจมีผู้คัดลอก กรุณาเข้าสู่ระบบด้วยวิธีอื่น',
    en: 'This passkey is suspended: there may be a copy of it. Please log in another way.',
  },
  last_way_in: {
    th: 'ลบไม่ได้ เพราะเป็นทางเดียวที่เข้าสู่ระบบได้',
    en: 'This is the only way to log in, so it cannot be removed.',
  },
} as const;
