import type { MoneyFactor } from '#api/paymentPassword.ts';
import type { WithdrawalKind } from '#api/withdrawals.ts';
import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';

/** A withdrawal method. Amounts are in satang. */
export interface WithdrawalMethodSettings {
  readonly id: string;
  readonly kind: WithdrawalKind;
  readonly name: LocalText;
  readonly minSatang: number;
  readonly maxSatang: number;
  readonly quickSatang: readonly number[];
  /** Charged below `freeFromSatang`. */
  readonly feeSatang: number;
  readonly freeFromSatang: number;
  readonly fee: LocalText | null;
  readonly expectedMinutes: number;
  readonly maintenance: boolean;
}

/** The limits of a day, for club ranks from `fromRank` on. */
export interface DailyLimit {
  readonly fromRank: number;
  readonly count: number;
  readonly satang: number;
}

/** What the operator decides about money that leaves (MEM-02c, MEM-05). */
export interface MoneyOutSettings {
  /** What money operations ask for. */
  readonly factors: readonly MoneyFactor[];
  /** Wrong payment passwords before it locks, and for how long. */
  readonly tries: number;
  readonly lockMinutes: number;
  /** How long withdrawals rest after the payment password was reset by a code. */
  readonly restHours: number;
  readonly proofMinutes: number;
  readonly mostBankAccounts: number;
  /** How long a new bank account waits, unless a code by SMS was given. */
  readonly bankAccountHours: number;
  /** What a deposit asks to be wagered, in per cent of its sum. 0 for nothing. */
  readonly depositTurnoverPercent: number;
  readonly methods: readonly WithdrawalMethodSettings[];
  readonly daily: readonly DailyLimit[];
  /** How many withdrawals a member can have on their way. */
  readonly atOnce: number;
  readonly cancel: 'never' | 'untilApproved';
  readonly asksReceipt: boolean;
  /** Without an answer, a payment counts as received after this time. */
  readonly receiptMinutes: number;
  /** When a payment that was reported as not received is answered. */
  readonly caseHours: number;
  /** The minutes between two steps of a withdrawal that the back office leaves alone; null to wait for the back office. */
  readonly stepMinutes: number | null;
}

export const moneyOut: MoneyOutSettings = {
  factors: ['password'],
  tries: 5,
  lockMinutes: 30,
  restHours: 24,
  proofMinutes: 5,
  mostBankAccounts: 3,
  bankAccountHours: 24,
  depositTurnoverPercent: 100,
  methods: [
    {
      id: 'bank',
      kind: 'bank',
      name: { th: 'บัญชีธนาคาร', en: 'Bank account' },
      minSatang: 100_00,
      maxSatang: 100_000_00,
      quickSatang: [500_00, 1_000_00, 5_000_00, 20_000_00],
      feeSatang: 10_00,
      freeFromSatang: 500_00,
      fee: { th: 'ต่ำกว่า ฿500 คิดค่าธรรมเนียม ฿10', en: '฿10 for less than ฿500' },
      expectedMinutes: 30,
      maintenance: false,
    },
    {
      id: 'promptpay',
      kind: 'promptpay',
      name: marked({ th: 'พร้อมเพย์', en: 'PromptPay' }),
      minSatang: 100_00,
      maxSatang: 50_000_00,
      quickSatang: [300_00, 500_00, 1_000_00, 5_000_00],
      feeSatang: 0,
      freeFromSatang: 0,
      fee: { th: 'ไม่มีค่าธรรมเนียม', en: 'No fee' },
      expectedMinutes: 10,
      maintenance: false,
    },
  ],
  daily: [
    { fromRank: 0, count: 3, satang: 200_000_00 },
    { fromRank: 3, count: 5, satang: 500_000_00 },
  ],
  atOnce: 1,
  cancel: 'never',
  asksReceipt: true,
  receiptMinutes: 24 * 60,
  caseHours: 24,
  stepMinutes: 1,
};
