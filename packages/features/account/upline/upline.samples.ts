import type { MemberTransferEntry, UplineInfoValue } from '#api/transfers.ts';
import { ready } from '#core/data/remote.ts';
import { emptyTransfer } from '#core/money/transfer/transfer.model.ts';
import type { TransferDraft } from '#core/money/transfer/transfer.types.ts';
import en from '#locales/en/upline.json';
import th from '#locales/th/upline.json';
import { samplePassword } from '../withdraw/withdraw.samples.ts';
import type { UplineScreenProps } from './upline.types.ts';

export interface Globals {
  readonly language?: unknown;
}
export const messagesOf = (globals: Globals) => (globals.language === 'en' ? en : th);

/** Noon in Bangkok. */
export const noon = Date.UTC(2026, 10, 21, 5);
const midnight = '2026-11-21T17:00:00.000Z';

export const sampleInfo = (change: Partial<UplineInfoValue> = {}): UplineInfoValue => ({
  account: 'ag***t',
  nickname: 'พี่เอกชัย',
  totals: { sent: '3500.00', received: '120.00' },
  minAmount: '100.00',
  maxAmount: '20000.00',
  available: '8125.25',
  missing: '0.00',
  leftToday: '50000.00',
  resetsAt: midnight,
  blocked: null,
  factors: ['password'],
  ...change,
});

export const sampleDraft: TransferDraft = {
  amount: '500.00',
  remark: 'ค่าทีม',
  from: { nickname: 'สมชายสายลุย', account: 'somchai' },
  to: { nickname: 'พี่เอกชัย', account: 'ag***t' },
};

export const sampleTransfer = (change: Partial<MemberTransferEntry> = {}): MemberTransferEntry => ({
  reference: 'U7M3K9P2QX',
  direction: 'out',
  nickname: 'พี่เอกชัย',
  account: 'ag***t',
  amount: '500.00',
  at: '2026-11-21T04:12:00.000Z',
  remark: 'ค่าทีม',
  ...change,
});

/** Story props: the form, with transfers in both directions below. */
export const sampleUpline = (change: Partial<UplineInfoValue> = {}): UplineScreenProps => ({
  info: ready(sampleInfo(change)),
  password: samplePassword(),
  step: { kind: 'form' },
  form: emptyTransfer,
  draft: null,
  failure: null,
  stop: null,
  busy: false,
  transfers: ready({
    list: [sampleTransfer(), sampleTransfer({ reference: 'U2', direction: 'in', amount: '120.00', remark: '' })],
    totalPages: 1,
  }),
  pageNo: 1,
  turnoverHref: '/?centre=withdraw',
  onType: () => {},
  onRemark: () => {},
  onSubmit: () => {},
  onConfirm: async () => ({ kind: 'sent' }),
  onDismiss: () => {},
  onRepeat: () => {},
  onAgain: () => {},
  onPage: () => {},
  onSupport: undefined,
});
