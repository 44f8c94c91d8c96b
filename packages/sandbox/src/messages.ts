import type { RefusalCode } from '#api/errors.ts';
import type { LocalText } from './seed/catalogue.ts';

/** What the platform answers when it does not even get to its rules. */
export type ProtocolCode = 'unauthorized' | 'not_found' | 'method_not_allowed' | 'internal';

/**
 * The platform's own words for people, as an operator's server would send them. The site has words of its own for what
 * it knows and shows these for the rest.
 */
export const messages: Readonly<Record<RefusalCode | ProtocolCode, LocalText>> = {
  credentials_incorrect: {
    th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    en: 'The user name or password is incorrect.',
  },
  captcha_required: { th: 'กรุณากรอกรหัสตามภาพ', en: 'Please enter the code in the picture.' },
  captcha_incorrect: {
    th: 'รหัสตามภาพไม่ถูกต้องหรือหมดอายุแล้ว',
    en: 'The code in the picture is incorrect or has expired.',
  },
  human_check_failed: {
    th: 'ยืนยันตัวตนไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
    en: 'The human check did not succeed. Please try again.',
  },
  account_locked: {
    th: 'เข้าสู่ระบบไม่สำเร็จหลายครั้ง บัญชีถูกล็อกชั่วคราว กรุณาลองใหม่ภายหลัง',
    en: 'Too many failed attempts: this account is locked for a while. Please try again later.',
  },
  trial_not_allowed: {
    th: 'บัญชีทดลองเล่นใช้ส่วนนี้ไม่ได้ กรุณาสมัครสมาชิก',
    en: 'A trial account cannot do this. Please open a real account.',
  },
  insufficient_balance: { th: 'ยอดเงินคงเหลือไม่เพียงพอ', en: 'The balance is not sufficient.' },
  stake_out_of_range: {
    th: 'จำนวนเดิมพันไม่อยู่ในช่วงที่กำหนด',
    en: 'The stake is outside the limits of this game.',
  },
  game_not_found: { th: 'ไม่พบเกมนี้', en: 'This game was not found.' },
  game_unavailable: { th: 'เกมนี้ยังไม่เปิดให้เล่นในขณะนี้', en: 'This game cannot be played at the moment.' },
  vendor_maintenance: {
    th: 'ค่ายเกมกำลังปรับปรุงระบบ กรุณาเลือกค่ายอื่น',
    en: 'This vendor is under maintenance. Please choose another one.',
  },
  launch_expired: {
    th: 'หมดเวลาเข้าเกมแล้ว กรุณาเปิดเกมใหม่จากหน้าเว็บ',
    en: 'This game session has ended. Please open the game again from the site.',
  },
  system_maintenance: { th: 'ระบบกำลังปิดปรับปรุง', en: 'The system is under maintenance.' },
  region_blocked: {
    th: 'ไม่เปิดให้บริการในพื้นที่ของคุณ',
    en: 'The service is not available in your region.',
  },
  invalid_input: { th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง', en: 'What was sent is not valid.' },
  unknown: {
    th: 'เกิดข้อผิดพลาด กรุณาติดต่อฝ่ายบริการลูกค้า',
    en: 'Something went wrong. Please contact customer service.',
  },
  unauthorized: { th: 'กรุณาเข้าสู่ระบบ', en: 'Please log in.' },
  not_found: { th: 'ไม่พบสิ่งที่เรียกหา', en: 'There is nothing at this address.' },
  method_not_allowed: { th: 'เรียกใช้ไม่ถูกวิธี', en: 'This address is not called that way.' },
  internal: {
    th: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'The system failed for a moment. Please try again.',
  },
};

/** The languages that the platform writes. */
export type PlatformLanguage = keyof LocalText;

/** The first of the header's languages that we write, or Thai. */
export function languageOf(acceptLanguage: string | null): PlatformLanguage {
  for (const entry of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = entry.trim().slice(0, 2);
    if (tag === 'th' || tag === 'en') return tag;
  }
  return 'th';
}
