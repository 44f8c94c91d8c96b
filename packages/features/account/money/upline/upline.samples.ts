import { ok } from '#api/errors.ts';
import { type MemberTransferEntry, type UplineInfoValue, uplineInfo } from '#api/transfers.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { emptyTransfer } from '#core/money/transfer/transfer.model.ts';
import type { TransferDraft } from '#core/money/transfer/transfer.types.ts';
import { sampleNoon, sampleOf } from '#storybook/sampleOf.ts';
import { samplePassword } from '../withdraw/withdraw.samples.ts';
import type { UplineScreenProps } from './upline.types.ts';

export const noon = sampleNoon;

/** What somchai can transfer, with transfers in both directions before. */
export const sampleInfo = (change: Partial<UplineInfoValue> = {}): UplineInfoValue => ({
  ...sampleOf(uplineInfo, {}, {}, { scenario: 'transfers', account: 'somchai' }),
  totals: { sent: '3500.00', received: '120.00' },
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
  flow: flowIn({ status: 'idle' }),
  form: emptyTransfer,
  draft: null,
  stop: null,
  transfers: ready({
    list: [sampleTransfer(), sampleTransfer({ reference: 'U2', direction: 'in', amount: '120.00', remark: '' })],
    totalPages: 1,
  }),
  pageNo: 1,
  turnoverHref: '/?centre=withdraw',
  onType: () => {},
  onSubmit: () => {},
  onConfirm: async () => ok(null),
  onDismiss: () => {},
  onPage: () => {},
  onSupport: undefined,
});
