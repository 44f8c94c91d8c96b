import type { DepositKind } from '#api/cashier.ts';
import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';

/** A deposit method. Amounts are in satang. */
export interface DepositMethodSettings {
  readonly id: string;
  readonly kind: DepositKind;
  readonly name: LocalText;
  readonly minSatang: number;
  readonly maxSatang: number;
  readonly quickSatang: readonly number[];
  readonly fee: LocalText | null;
  readonly maintenance: boolean;
  readonly recommended: boolean;
}

const free: LocalText = { th: 'ไม่มีค่าธรรมเนียม', en: 'No fee' };

/** The default deposit methods. All banks and services are invented. */
export const depositMethods: readonly DepositMethodSettings[] = [
  {
    id: 'promptpay',
    kind: 'promptpay',
    name: marked({ th: 'พร้อมเพย์ คิวอาร์', en: 'PromptPay QR' }),
    minSatang: 100_00,
    maxSatang: 50_000_00,
    quickSatang: [100_00, 300_00, 500_00, 1_000_00, 5_000_00],
    fee: free,
    maintenance: false,
    recommended: true,
  },
  {
    id: 'bank',
    kind: 'bank',
    name: { th: 'โอนเข้าบัญชีธนาคาร', en: 'Bank transfer' },
    minSatang: 300_00,
    maxSatang: 200_000_00,
    quickSatang: [500_00, 1_000_00, 5_000_00, 20_000_00],
    fee: free,
    maintenance: false,
    recommended: false,
  },
  {
    id: 'wallet',
    kind: 'wallet',
    name: { th: 'กระเป๋าเงินออนไลน์', en: 'E-wallet' },
    minSatang: 50_00,
    maxSatang: 30_000_00,
    quickSatang: [50_00, 100_00, 500_00, 1_000_00],
    fee: { th: 'ผู้ให้บริการอาจคิดค่าธรรมเนียม', en: 'The provider may charge a fee' },
    maintenance: false,
    recommended: false,
  },
  {
    id: 'shop',
    kind: 'wallet',
    name: { th: 'บัตรเติมเงิน', en: 'Prepaid voucher' },
    minSatang: 50_00,
    maxSatang: 5_000_00,
    quickSatang: [50_00, 100_00, 300_00],
    fee: null,
    maintenance: true,
    recommended: false,
  },
];

/** The payee of every deposit. */
export const depositPayee: LocalText = { th: 'บริษัท กินรีสาธิต จำกัด', en: 'Kinnari Demonstration Co., Ltd.' };
export const depositBank: LocalText = { th: 'ธนาคารสาธิต', en: 'Demonstration Bank' };
export const depositAccount = '000-0-00000-0';
/**
 * The tax number in PromptPay codes. Thirteen zeros have an invalid check digit, so a real banking app rejects the code.
 */
export const depositTaxId = '0000000000000';
