import type { Licence } from '#api/system.ts';
import type { LocalText } from '../language.ts';

/** CS-01: a customer service. */
export interface PlayerService {
  readonly csType: string;
  /** Where the operator places its button; '' leaves that to the site. */
  readonly csPosition: string;
  readonly title: LocalText;
}

/** The default customer services. The site shows VIP only to members with a VIP label. */
export const services: readonly PlayerService[] = [
  { csType: 'LIVECHAT', csPosition: 'right', title: { th: 'แชตสด', en: 'Live chat' } },
  { csType: 'VIP', csPosition: '', title: { th: 'ฝ่ายบริการ VIP', en: 'VIP service' } },
  { csType: 'LINE', csPosition: 'right', title: { th: 'ไลน์', en: 'LINE' } },
  { csType: 'TELEGRAM', csPosition: 'right', title: { th: 'เทเลแกรม', en: 'Telegram' } },
  { csType: 'FACEBOOK', csPosition: 'right', title: { th: 'เฟซบุ๊ก', en: 'Facebook' } },
];

/** The further customer services of a large operator. */
export const furtherServices: readonly PlayerService[] = [
  { csType: 'LIVECHAT2', csPosition: 'right', title: { th: 'แชตฝ่ายการเงิน', en: 'Payments chat' } },
  { csType: 'TELEGRAM1', csPosition: 'right', title: { th: 'เทเลแกรมข่าวสาร', en: 'Telegram news' } },
];

/** FTR-01e: the licences of the specification. The demo brand holds none, so they have no number and no link. */
export const licences: readonly Licence[] = [
  { id: 'mga', name: 'Malta Gaming Authority (MGA)', number: null, verifyUrl: null },
  { id: 'bvi', name: 'British Virgin Islands', number: null, verifyUrl: null },
  { id: 'pagcor', name: 'PAGCOR Philippines', number: null, verifyUrl: null },
];

/** FTR-01f: a payment method of the footer. */
export interface PaymentKind {
  readonly id: string;
  readonly name: LocalText;
}

/** Generic payment methods instead of brands. */
export const paymentKinds: readonly PaymentKind[] = [
  { id: 'qr', name: { th: 'สแกนคิวอาร์', en: 'QR payment' } },
  { id: 'bank', name: { th: 'โอนผ่านธนาคาร', en: 'Bank transfer' } },
  { id: 'mobile', name: { th: 'แอปธนาคาร', en: 'Mobile banking' } },
  { id: 'wallet', name: { th: 'กระเป๋าเงินออนไลน์', en: 'E-wallet' } },
  { id: 'card', name: { th: 'บัตรเดบิต', en: 'Debit card' } },
  { id: 'atm', name: { th: 'ตู้เอทีเอ็ม', en: 'Cash machine' } },
  { id: 'shop', name: { th: 'ชำระที่ร้านค้า', en: 'Pay at a shop' } },
  { id: 'voucher', name: { th: 'บัตรเติมเงิน', en: 'Prepaid voucher' } },
];

/** The types of named links of a brand (ENT-06). */
export const resourceTypes = [
  'LIVECHAT',
  'LIVECHAT2',
  'LINE',
  'TELEGRAM',
  'TELEGRAM1',
  'FACEBOOK',
  'Android',
  'MOBILECONFIG',
  // The profile of iOS lite. The specification gives it no name; a deployment states the platform's.
  'IOSLITE',
] as const;
export type ResourceType = (typeof resourceTypes)[number];
