import type { RefusalCode } from '#api/errors.ts';
import type { LocalText } from '../language.ts';
import type { RoundCode } from '../refusal.ts';
import { agentMessages } from './agentMessages.ts';
import { contractMessages } from './contractMessages.ts';
import { moneyOutMessages } from './moneyOutMessages.ts';
import { passkeyMessages } from './passkeyMessages.ts';
import { playMessages } from './playMessages.ts';
import { promotionMessages } from './promotionMessages.ts';
import { pushMessages } from './pushTexts.ts';

/** Codes of requests that fail before an operation is served. */
export type ProtocolCode = 'unauthorized' | 'not_found' | 'method_not_allowed' | 'internal';

/**
 * The platform's messages for people, by code. The site has its own messages for the codes that it knows and shows these
 * for all others. `{minutes}` is filled in from the detail `retryAfterS` of the refusal.
 */
export const messages: Readonly<Record<RefusalCode | RoundCode | ProtocolCode, LocalText>> = {
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
  account_unknown: { th: 'ไม่พบชื่อผู้ใช้หรืออีเมลนี้', en: 'Username/Email does not exist.' },
  account_taken: {
    th: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว กรุณาเลือกชื่ออื่น',
    en: 'This user name is already taken. Please choose another.',
  },
  mobile_taken: {
    th: 'เบอร์มือถือนี้สมัครไว้แล้ว กรุณาเข้าสู่ระบบหรือใช้เบอร์อื่น',
    en: 'This mobile number already has an account. Please log in or use another.',
  },
  phone_invalid: {
    th: 'เบอร์มือถือไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'The phone number is not valid. Please check it.',
  },
  phone_missing: {
    th: 'กรุณากรอกเบอร์มือถือ',
    en: 'Enter your phone number.',
  },
  code_incorrect: {
    th: 'รหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'The verification code is not correct. Please check it.',
  },
  code_missing: {
    th: 'กรุณากรอกรหัสยืนยัน',
    en: 'Enter the verification code.',
  },
  code_expired: {
    th: 'รหัสยืนยันหมดอายุแล้ว กรุณากดส่งรหัสใหม่',
    en: 'The verification code has expired. Please send a new one.',
  },
  too_many_requests: {
    th: 'ส่งคำขอถี่เกินไป กรุณาลองใหม่ภายหลัง',
    en: 'Too many requests. Please try again later.',
  },
  too_many_tries: {
    th: 'ลองหลายครั้งเกินไป กรุณาลองใหม่ในอีก {minutes} นาที หรือติดต่อฝ่ายบริการลูกค้า',
    en: 'Too many tries. Please try again in {minutes} min, or contact customer service.',
  },
  live_off: { th: 'ขณะนี้ไม่มีการแจ้งข้อมูลสด', en: 'There is no push channel now.' },
  quota_exceeded: {
    th: 'ส่งรหัสครบจำนวนที่กำหนดแล้ว กรุณาติดต่อฝ่ายบริการลูกค้า',
    en: 'The quota for codes is used up. Please contact customer service.',
  },
  operation_not_allowed: {
    th: 'ยังไม่เปิดให้ทำรายการนี้ กรุณาติดต่อฝ่ายบริการลูกค้า',
    en: 'This operation is not allowed. Please contact customer service.',
  },
  affiliate_incorrect: {
    th: 'โค้ดเอเย่นต์ไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    en: 'The agent code is not valid. Please check it.',
  },
  domain_invalid: {
    th: 'ตรวจสอบโดเมนไม่ผ่าน ที่อยู่เว็บไซต์ไม่ถูกต้อง',
    en: 'The domain check failed: this address of the site is not valid.',
  },
  password_incorrect: {
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    en: 'The current password is incorrect.',
  },
  password_same: {
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม',
    en: 'The new password must differ from the current one.',
  },
  second_factor_required: {
    th: 'เข้าสู่ระบบจากที่ใหม่ กรุณายืนยันตัวตนอีกขั้น',
    en: 'You are logging in from a new place. Please verify your identity.',
  },
  second_factor_incorrect: {
    th: 'ข้อมูลยืนยันตัวตนไม่ถูกต้อง กรุณาลองใหม่',
    en: 'That does not match. Please try again.',
  },
  ticket_expired: {
    th: 'หมดเวลายืนยันตัวตน กรุณาเข้าสู่ระบบอีกครั้ง',
    en: 'The time to confirm is over. Please log in again.',
  },
  sign_in_cancelled: {
    th: 'เข้าสู่ระบบไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
    en: 'Login failure. Please try again.',
  },
  not_agent: {
    th: 'หน้านี้สำหรับเอเย่นต์เท่านั้น บัญชีทั่วไปเข้าสู่ระบบไม่ได้',
    en: 'Non-agents cannot log in.',
  },
  not_member: {
    th: 'หน้านี้สำหรับสมาชิกเท่านั้น บัญชีประเภทอื่นเข้าสู่ระบบไม่ได้',
    en: 'Non-member accounts cannot log in.',
  },
  trial_not_allowed: {
    th: 'บัญชีทดลองเล่นใช้ส่วนนี้ไม่ได้ กรุณาสมัครสมาชิก',
    en: 'A trial account cannot do this. Please open a real account.',
  },
  insufficient_balance: { th: 'ยอดเงินคงเหลือไม่เพียงพอ', en: 'The balance is not sufficient.' },
  amount_out_of_range: { th: 'จำนวนเงินไม่อยู่ในวงเงินที่กำหนด', en: 'The amount is outside the limits.' },
  method_unavailable: {
    th: 'ช่องทางนี้ปิดใช้ชั่วคราว กรุณาเลือกช่องทางอื่น',
    en: 'This method is closed for now. Please choose another one.',
  },
  order_waiting: { th: 'คุณมีรายการที่รอชำระอยู่แล้ว', en: 'You have an order that still waits to be paid.' },
  ...contractMessages,
  ...playMessages,
  ...promotionMessages,
  order_closed: { th: 'รายการนี้สิ้นสุดแล้ว เปลี่ยนแปลงไม่ได้', en: 'This order has ended and cannot be changed.' },
  slip_duplicate: {
    th: 'ภาพสลิปนี้ใช้กับรายการอื่นแล้ว กรุณาเลือกสลิปของรายการนี้',
    en: 'This slip was already sent for another order. Please choose the one of this order.',
  },
  ...moneyOutMessages,
  ...passkeyMessages,
  ...pushMessages,
  credential_required: {
    th: 'กรุณายืนยันด้วยรหัสผ่านหรือรหัสยืนยันก่อนเปลี่ยนแปลง',
    en: 'Please confirm this change with a password or a code.',
  },
  credential_unset: {
    th: 'กรุณาเพิ่มหมายเลขโทรศัพท์หรืออีเมลก่อน',
    en: 'Please add a mobile number or an e-mail address first.',
  },
  authenticator_expired: {
    th: 'หมดเวลาตั้งค่าแอปยืนยันตัวตน กรุณาเริ่มใหม่อีกครั้ง',
    en: 'The time to set up the authenticator is over. Please start again.',
  },
  detail_fixed: {
    th: 'ข้อมูลนี้แก้ไขได้โดยฝ่ายบริการลูกค้าเท่านั้น',
    en: 'Only customer service can change this.',
  },
  transfer_pending: {
    th: 'กระเป๋านี้มีรายการโยกเงินที่ยังไม่เสร็จ',
    en: 'A transfer of this wallet is still on its way.',
  },
  transfers_disabled: {
    th: 'ยังไม่เปิดให้โอนเงินระหว่างสมาชิก',
    en: 'Transfers between members are not available.',
  },
  upline_missing: {
    th: 'บัญชีของคุณไม่มีเอเย่นต์ที่รับโอนได้',
    en: 'Your account has no agent to transfer to.',
  },
  transfer_daily: {
    th: 'โอนครบวงเงินของวันนี้แล้ว',
    en: 'The sum of transfers for today has been reached.',
  },
  ...agentMessages,
  content_length: { th: 'ข้อความสั้นหรือยาวเกินไป', en: 'The text is too short or too long.' },
  points_insufficient: { th: 'คะแนนไม่พอ', en: 'There are not enough points.' },
  points_daily: {
    th: 'แลกคะแนนเป็นเงินครบจำนวนของวันนี้แล้ว',
    en: 'The most points of today have been converted.',
  },
  out_of_stock: { th: 'ของรางวัลนี้หมดแล้ว', en: 'This reward has run out.' },
  redeem_most: {
    th: 'คุณแลกของรางวัลนี้ครบจำนวนต่อคนแล้ว',
    en: 'You have as many of this reward as one person can have.',
  },
  requirement_missing: {
    th: 'ยังไม่ถึงยอดที่ของรางวัลนี้กำหนด',
    en: 'The sum that this reward asks for has not been reached yet.',
  },
  reward_changed: {
    th: 'ของรางวัลหรืออัตรานี้เปลี่ยนไปแล้ว กรุณาตรวจสอบอีกครั้ง',
    en: 'This reward or rate has changed. Please look at it again.',
  },
  password_weak: {
    th: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งใหม่โดยไม่ใช้คำที่คนใช้บ่อย ชื่อ หรือเบอร์ของคุณ',
    en: 'This password is too easy to guess. Choose another, without common words, your name or your number.',
  },
  record_not_found: {
    th: 'ไม่พบรายการนี้ กรุณาตรวจสอบเลขอ้างอิง',
    en: 'This record was not found. Please check its reference.',
  },
  stake_out_of_range: {
    th: 'จำนวนเดิมพันไม่อยู่ในช่วงที่กำหนด',
    en: 'The stake is outside the limits of this game.',
  },
  free_rounds_over: { th: 'ฟรีสปินนี้เล่นครบหรือหมดเวลาแล้ว', en: 'These free spins are played, or over.' },
  round_taken: { th: 'รอบนี้ถูกใช้ในเกมอื่นแล้ว', en: 'This round was played in another game.' },
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
  region_blocked: { th: 'ไม่เปิดให้บริการในพื้นที่ของคุณ', en: 'The service is not available in your region.' },
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
