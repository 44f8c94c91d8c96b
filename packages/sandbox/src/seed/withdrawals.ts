import { dayMs, minuteMs } from '#text/durations.ts';
import { addBankAccount } from '../accounts/bankAccounts.ts';
import { changeSettings } from '../changeSettings.ts';
import {
  approveWithdrawal,
  closeReceipts,
  forceReceipts,
  payWithdrawal,
  receiveAll,
  receivePayment,
  reportPayment,
} from '../money/payments.ts';
import { cancelWithdrawal, rejectWithdrawal, storeWithdrawal, toStatus } from '../money/withdrawals.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import { backdateOpening, memberIdOf } from './members.ts';
import { askWithdrawal, bindMoneyOut, done } from './moneyOutMembers.ts';

/** Continues a withdrawal from the moment when it was asked for. */
type Story = (at: (minutes: number) => Sandbox, withdrawal: Withdrawal) => void;

const paid = (at: (minutes: number) => Sandbox, withdrawal: Withdrawal, satang?: number): Withdrawal => {
  const approved = done(approveWithdrawal(at(4), withdrawal));
  return done(payWithdrawal(at(9), approved, satang));
};
const firstOf = ({ payments }: Withdrawal): string => payments[0]?.id ?? '';

/** The withdrawals of `demo`, oldest first: how many hours ago each was asked for, its sum, and what became of it. */
const stories: readonly (readonly [hoursAgo: number, satang: number, story: Story])[] = [
  [240, 100_000, (at, asked) => void receiveAll(at(35), paid(at, asked))],
  [
    216,
    30_000,
    (at, asked) =>
      void rejectWithdrawal(at(12), asked, {
        th: 'ธนาคารปลายทางปิดปรับปรุง กรุณาลองใหม่หรือใช้บัญชีอื่น',
        en: 'The receiving bank was under maintenance. Please try again or use another account.',
      }),
  ],
  [192, 50_000, (at, asked) => void closeReceipts(at(9 + 24 * 60), paid(at, asked))],
  [168, 20_000, (at, asked) => void cancelWithdrawal(at(1), asked)],
  [
    144,
    80_000,
    (at, asked) => {
      const parts = done(payWithdrawal(at(20), paid(at, asked, 50_000)));
      void receiveAll(at(40), parts);
    },
  ],
  [
    120,
    60_000,
    (at, asked) => {
      const sent = paid(at, asked);
      const reported = done(reportPayment(at(60), sent, firstOf(sent), { fileIds: [], remark: '' }));
      void forceReceipts(at(240), reported, {
        th: 'ธนาคารยืนยันว่าเงินเข้าบัญชีแล้ว จึงปิดรายการและไม่คืนยอดนี้',
        en: 'The bank has confirmed that the money arrived. The case is closed, and the amount is not refunded.',
      });
    },
  ],
  [
    20,
    70_000,
    (at, asked) => {
      const sent = paid(at, asked);
      void reportPayment(at(90), sent, firstOf(sent), { fileIds: [], remark: 'ยังไม่เห็นเงินเข้า' });
    },
  ],
  [8, 100_000, (at, asked) => void paid(at, asked)],
  [
    5,
    90_000,
    (at, asked) => {
      const part = paid(at, asked, 40_000);
      void receivePayment(at(30), part, firstOf(part));
    },
  ],
  [3, 50_000, (at, asked) => void approveWithdrawal(at(6), asked)],
  [
    2,
    50_000,
    (at, asked) => void storeWithdrawal(at(3), toStatus({ ...asked, byHand: true }, 'reviewing', at(3).now())),
  ],
  [1, 50_000, () => undefined],
];

/**
 * Gives `demo` a payment password, two bank accounts, the second of which has to wait, and a withdrawal of each kind. More
 * than one is open, which the rules would not allow. Nothing goes on by the clock but the receipts.
 */
export function seedWithdrawals(sandbox: Sandbox): void {
  const member = sandbox.store.get('members', memberIdOf('demo'));
  if (member === undefined) return;
  const now = sandbox.now();
  const { moneyOut } = sandbox.settings;
  const manual = { ...moneyOut, stepMinutes: null };
  changeSettings(sandbox, { moneyOut: { ...manual, cancel: 'untilApproved' } });
  backdateOpening(sandbox, member.id, now - 30 * dayMs);
  bindMoneyOut(sandboxAt(sandbox, now - 20 * dayMs), member);
  for (const [hoursAgo, satang, story] of stories) {
    const at = (minutes: number) => sandboxAt(sandbox, now - hoursAgo * 60 * minuteMs + minutes * minuteMs);
    story(at, askWithdrawal(at(0), member, satang));
  }
  const second = { bankCode: 'NAGA', number: '2047716230', holder: member.payeeName ?? '' };
  addBankAccount(sandboxAt(sandbox, now - 60 * minuteMs), member, second, true);
  changeSettings(sandbox, { moneyOut: manual });
}
