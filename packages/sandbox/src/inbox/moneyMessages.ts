import type { SlipStatus } from '#api/cashier.ts';
import type { ReceiptState, WithdrawalStatus } from '#api/withdrawalOrders.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Deposit } from '../schema/money.ts';
import type { MemberTransfer, Withdrawal } from '../schema/moneyOut.ts';
import { type NewMessage, closeMessage, writeMessages } from './messages.ts';
import { escaped, local, moment, sum } from './texts.ts';

/** Tells a member that a deposit was credited. Joins the open transaction. */
export function tellDeposit(sandbox: Sandbox, { memberId, reference, payableSatang }: Deposit): void {
  const amount = sum(sandbox, payableSatang);
  writeMessages(sandbox, memberId, [
    {
      about: `deposit ${reference}`,
      kind: 'deposit',
      event: { kind: 'depositArrived', reference, satang: payableSatang },
      title: { th: `ฝากเงิน ${amount} เข้าแล้ว`, en: `Your deposit of ${amount} has arrived` },
      content: local(
        `ยอด ${amount} เข้ากระเป๋าของคุณแล้ว เลขอ้างอิง ${reference}`,
        `${amount} has been added to your balance. Reference ${reference}.`,
      ),
      link: { page: 'transactionHistory', ref: null },
    },
  ]);
}

/** Tells a member that the bank has rejected a deposit. Joins the open transaction. */
export function tellRejectedDeposit(sandbox: Sandbox, { memberId, reference, payableSatang }: Deposit): void {
  const amount = sum(sandbox, payableSatang);
  writeMessages(sandbox, memberId, [
    {
      about: `rejected deposit ${reference}`,
      kind: 'deposit',
      event: { kind: 'depositRejected', reference, satang: payableSatang },
      title: { th: `ฝากเงิน ${amount} ไม่สำเร็จ`, en: `Your deposit of ${amount} was rejected` },
      content: local(
        `ธนาคารปฏิเสธรายการนี้ ยอดเงินของคุณไม่เปลี่ยน ถ้าเงินออกจากบัญชีธนาคารแล้ว กรุณาติดต่อเราพร้อมเลขอ้างอิง ${reference}`,
        `The bank has rejected it, and your balance has not changed. If the money has left your bank account, write to us with the reference ${reference}.`,
      ),
      link: { page: 'depositv2', ref: null },
    },
  ]);
}

/** What a member is told about a slip; an accepted one is told as a deposit. */
const slipTexts: Readonly<Record<Exclude<SlipStatus, 'accepted' | 'checking'>, LocalText>> = {
  notFound: { th: 'ไม่พบเงินโอนตามสลิปนี้', en: 'No transfer was found for it.' },
  wrongAmount: { th: 'ยอดในสลิปไม่ตรงกับรายการ', en: 'Its amount is not that of the order.' },
  wrongPayee: { th: 'สลิปนี้โอนไปบัญชีอื่น', en: 'It was paid to another account.' },
  duplicate: { th: 'สลิปนี้เคยใช้แล้ว', en: 'It was used before.' },
};

/** Tells a member that a slip could not be accepted, and why. Joins the open transaction. */
export function tellSlip(
  sandbox: Sandbox,
  { memberId, reference, payableSatang }: Deposit,
  decision: SlipStatus,
  attempt: number,
): void {
  if (decision === 'accepted' || decision === 'checking') return;
  const amount = sum(sandbox, payableSatang);
  const { th, en } = slipTexts[decision];
  writeMessages(sandbox, memberId, [
    {
      about: `slip ${reference} ${attempt}`,
      kind: 'deposit',
      event: { kind: 'slipChecked', reference, satang: payableSatang },
      title: { th: `ตรวจสลิปฝากเงิน ${amount} แล้ว`, en: `The receipt of your deposit of ${amount} was checked` },
      content: local(`${th} เลขอ้างอิง ${reference}`, `${en} Reference ${reference}.`),
      link: { page: 'depositv2', ref: null },
    },
  ]);
}

type Told = Pick<NewMessage, 'title' | 'content'>;

/** What a member is told about a status; a status without a text is not told. */
const statusTexts: Readonly<Partial<Record<WithdrawalStatus, (amount: string, withdrawal: Withdrawal) => Told>>> = {
  approved: (amount, { reference }) => ({
    title: { th: `รายการถอน ${amount} อนุมัติแล้ว`, en: `Your withdrawal of ${amount} is approved` },
    content: local(
      `เรากำลังโอนเงินให้คุณ เลขอ้างอิง ${reference}`,
      `The money is on its way to you. Reference ${reference}.`,
    ),
  }),
  sent: (amount, { reference }) => ({
    title: { th: `โอนเงินถอน ${amount} ครบแล้ว`, en: `Your withdrawal of ${amount} has been paid` },
    content: local(
      `เงินออกจากระบบครบแล้ว เลขอ้างอิง ${reference}`,
      `All of it has been sent to your account. Reference ${reference}.`,
    ),
  }),
  received: (amount, { reference, payments }) => {
    const forced = payments.filter(({ receipt }) => receipt === 'forced');
    if (forced.length > 0) return forcedText(amount, reference, forced);
    return {
      title: { th: `รายการถอน ${amount} เสร็จสมบูรณ์`, en: `Your withdrawal of ${amount} is complete` },
      content: local(`ปิดรายการแล้ว เลขอ้างอิง ${reference}`, `The withdrawal is closed. Reference ${reference}.`),
    };
  },
  disputed: (amount, { reference }) => ({
    title: { th: `กำลังตรวจสอบรายการถอน ${amount}`, en: `We are checking your withdrawal of ${amount}` },
    content: local(
      `เราได้รับแจ้งว่าเงินยังไม่เข้า และกำลังตรวจสอบกับธนาคาร เลขอ้างอิง ${reference}`,
      `You told us that a payment did not arrive. We are checking with the bank. Reference ${reference}.`,
    ),
  }),
  rejected: (amount, { reason }) => ({
    title: { th: `ถอนเงิน ${amount} ไม่สำเร็จ คืนยอดให้แล้ว`, en: `Your withdrawal of ${amount} was not possible` },
    content: local(
      `ยอดทั้งหมดกลับเข้ากระเป๋าของคุณแล้ว เหตุผล: ${escaped(reason?.th ?? '-')}`,
      `The whole amount is back in your balance. Reason: ${escaped(reason?.en ?? '-')}`,
    ),
  }),
  cancelled: (amount, { reference }) => ({
    title: { th: `ยกเลิกรายการถอน ${amount} แล้ว`, en: `Your withdrawal of ${amount} is cancelled` },
    content: local(
      `ยอดทั้งหมดกลับเข้ากระเป๋าของคุณแล้ว เลขอ้างอิง ${reference}`,
      `The whole amount is back in your balance. Reference ${reference}.`,
    ),
  }),
};

/** MEM-05: a withdrawal whose receipt was set by force is closed without the player's confirmation, which is said. */
function forcedText(amount: string, reference: string, forced: Withdrawal['payments']) {
  const [payment] = forced;
  const number = payment?.case?.number ?? '-';
  const [th, en] = [escaped(payment?.note?.th ?? '-'), escaped(payment?.note?.en ?? '-')];
  return {
    title: {
      th: `ปิดรายการถอน ${amount} โดยไม่มีการยืนยันจากคุณ`,
      en: `Your withdrawal of ${amount} was closed without your confirmation`,
    },
    content: local(
      `บันทึกว่าได้รับเงินแล้ว จึงไม่คืนเงิน เหตุผล: ${th} เรื่องเลขที่ ${number} เลขอ้างอิง ${reference}`,
      `It was set to received, so it is not refunded. Reason: ${en}. Case ${number}, reference ${reference}.`,
    ),
  };
}

/** What became of the question about a receipt. */
const receiptAnswers: Readonly<Record<Exclude<ReceiptState, 'waiting'>, LocalText>> = {
  received: { th: 'คุณยืนยันว่าได้รับเงินแล้ว', en: 'You have confirmed that it arrived.' },
  notReceived: { th: 'คุณแจ้งว่ายังไม่ได้รับเงิน เรากำลังตรวจสอบ', en: 'You told us that it did not arrive. We are checking.' },
  auto: { th: 'ไม่มีคำตอบในเวลา จึงถือว่าได้รับเงินแล้ว', en: 'There was no answer in time, so it counts as received.' },
  forced: {
    th: 'บันทึกว่าได้รับเงินแล้วโดยไม่มีการยืนยันจากคุณ',
    en: 'It was set to received without your confirmation.',
  },
};

/** Closes the questions about receipts that have an answer. */
function closeQuestions(sandbox: Sandbox, { memberId, reference, payments }: Withdrawal): void {
  for (const { id, satang, receipt } of payments) {
    if (receipt === 'waiting') continue;
    const [amount, answer] = [sum(sandbox, satang), receiptAnswers[receipt]];
    closeMessage(sandbox, memberId, {
      about: `receipt ${id}`,
      title: { th: `คำถามเรื่องเงิน ${amount} ปิดแล้ว`, en: `The question about ${amount} is closed` },
      content: local(`${answer.th} เลขอ้างอิง ${reference}`, `${answer.en} Reference ${reference}.`),
    });
  }
}

/** Tells a member what has changed of a withdrawal: its status, and a receipt that is asked for. Joins the open transaction. */
export function tellWithdrawal(sandbox: Sandbox, before: Withdrawal | undefined, withdrawal: Withdrawal): void {
  const { reference, memberId, status, steps } = withdrawal;
  const link = { page: 'withdraw', ref: reference };
  const asked = withdrawal.payments.filter(({ receipt }) => receipt === 'waiting');
  const receipts = asked.map(({ id, satang, receiptUntil }): NewMessage => {
    const [amount, until] = [sum(sandbox, satang), moment(receiptUntil ?? sandbox.now())];
    return {
      about: `receipt ${id}`,
      kind: 'receipt',
      event: { kind: 'withdrawalMoved', reference, satang },
      title: { th: `ได้รับเงิน ${amount} หรือยัง`, en: `Has ${amount} reached your account?` },
      content: local(
        `กรุณายืนยันว่าได้รับเงินแล้วหรือยัง ภายใน ${until.th} เลขอ้างอิง ${reference}`,
        `Please tell us whether it arrived, by ${until.en}. Reference ${reference}.`,
      ),
      link,
    };
  });
  // The question about the receipt already says that it was paid.
  const isTold = before?.status !== status && !(status === 'sent' && receipts.length > 0);
  const text = isTold ? statusTexts[status]?.(sum(sandbox, withdrawal.satang), withdrawal) : undefined;
  const told = text === undefined ? [] : [{ about: `withdrawal ${reference} ${steps.length}`, ...text }];
  closeQuestions(sandbox, withdrawal);
  writeMessages(sandbox, memberId, [
    ...told.map((message): NewMessage => ({
      ...message,
      kind: 'withdrawal',
      event: { kind: 'withdrawalMoved', reference, satang: withdrawal.satang },
      link,
    })),
    ...receipts,
  ]);
}

/** Tells both sides of a transfer. Joins the open transaction. */
export function tellTransfer(sandbox: Sandbox, { reference, fromId, toId, satang, remark }: MemberTransfer): void {
  const amount = sum(sandbox, satang);
  const nameOf = (id: string): string => maskAccount(sandbox.store.get('members', id)?.account ?? '');
  const [from, to] = [nameOf(fromId), nameOf(toId)];
  const note = escaped(remark);
  const isToUpline = sandbox.store.get('members', fromId)?.uplineId === toId;
  writeMessages(sandbox, toId, [
    {
      about: `transfer ${reference}`,
      kind: 'transfer',
      event: { kind: 'transferArrived', reference, satang },
      title: { th: `ได้รับเงินโอน ${amount} จาก ${from}`, en: `${amount} arrived from ${from}` },
      content: local(
        `เงินเข้ากระเป๋าของคุณแล้ว เลขอ้างอิง ${reference}${note && ` ข้อความ: ${note}`}`,
        `It has been added to your balance. Reference ${reference}.${note && ` Note: ${note}`}`,
      ),
      link: { page: 'transactionHistory', ref: null },
    },
  ]);
  writeMessages(sandbox, fromId, [
    {
      about: `sent transfer ${reference}`,
      kind: 'transfer',
      title: { th: `โอนเงิน ${amount} ให้ ${to} แล้ว`, en: `You transferred ${amount} to ${to}` },
      content: local(
        `เงินถึงผู้รับแล้ว เลขอ้างอิง ${reference} ถ้าคุณไม่ได้ทำรายการนี้ กรุณาติดต่อเราทันที`,
        `It has arrived. Reference ${reference}. If this was not you, write to us at once.`,
      ),
      link: { page: isToUpline ? 'transferUpline' : 'transactionHistory', ref: null },
    },
  ]);
}
