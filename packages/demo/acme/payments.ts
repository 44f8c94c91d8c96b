import { minuteMs } from '#text/durations.ts';
import { type Call, type Routes, named, notFound, outOfRange, own, pageOf, refusal, satangOf } from './http.ts';
import { textOf, thaiTime, tooLate } from './http.ts';
import type { Payment, World } from './world.ts';

const channels = [
  { code: 'qr', title: { th: 'พร้อมเพย์', en: 'PromptPay' }, min: 10_000, max: 5_000_000 },
  { code: 'transfer', title: { th: 'โอนผ่านธนาคาร', en: 'Bank transfer' }, min: 20_000, max: 20_000_000 },
] as const;
const owner = 'Acme Co., Ltd.';

/** What has become of a payment by now: an open one lasts fifteen minutes. */
const stateOf = ({ state, until }: Payment, now: number): Payment['state'] | 'late' =>
  state === 'open' && now >= until ? 'late' : state;

function view({ world }: Call, payment: Payment) {
  const { reference, channel, satang, at, until } = payment;
  return {
    ...{ reference, channel, amount_satang: satang, state: stateOf(payment, world.now()) },
    ...{ created_at: thaiTime(at), valid_until: thaiTime(until) },
    pay:
      channel === 'qr'
        ? { code: `acme:${reference}`, owner }
        : { bank: 'ธนาคารดอกบัว', account: '987-6-54321-0', owner, note: reference },
  };
}

/** A call that is sent twice opens two payments: there are no keys. */
function create(call: Call): Response {
  const { id } = call.member();
  const code = textOf(call, 'channel');
  const channel = channels.find((each) => each.code === code);
  if (channel === undefined) throw refusal(422, 'no_channel', 'ไม่มีช่องทางนี้', 'There is no such channel');
  const satang = satangOf(call, 'amount_satang');
  if (satang < channel.min || satang > channel.max) throw outOfRange();
  const at = call.world.now();
  const base = { reference: call.world.reference('PAY'), memberId: id, channel: code, satang, at };
  const payment: Payment = { ...base, until: at + 15 * minuteMs, state: 'open' };
  call.world.payments.push(payment);
  return Response.json(view(call, payment), { status: 201 });
}

function cancel(call: Call) {
  const payment = named(call, call.world.payments);
  if (payment.state === 'settled') throw tooLate();
  payment.state = 'void';
  return view(call, payment);
}

/** The money of an open payment arrives: what the bank tells the platform. */
export function settlePayment({ payments, ledger, now }: World, reference: string): void {
  const payment = payments.find((each) => each.reference === reference);
  if (payment === undefined || stateOf(payment, now()) !== 'open') throw notFound();
  payment.state = 'settled';
  const { memberId, satang } = payment;
  ledger.move({ at: now(), kind: 'top_up', reference, from: 'banks', to: `member:${memberId}`, satang });
}

/** Deposits. */
export const paymentRoutes: Routes = {
  'GET /payment-channels'({ member, say }) {
    member();
    const presets = { presets_satang: [20_000, 50_000, 100_000] };
    return channels.map(({ code, title, min, max }) => ({
      code,
      title: say(title),
      min_satang: min,
      max_satang: max,
      ...presets,
    }));
  },
  'POST /payments': create,
  'GET /payments': (call) => pageOf(call, own(call, call.world.payments), (payment) => view(call, payment)),
  'GET /payments/{reference}': (call) => view(call, named(call, call.world.payments)),
  'DELETE /payments/{reference}': cancel,
};
