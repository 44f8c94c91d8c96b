import { hourMs, minuteMs } from '#text/durations.ts';
import { type Call, type Routes, named, outOfRange, own, pageOf, refusal, satangOf } from './http.ts';
import { textOf, thaiTime, tooLate } from './http.ts';
import { Short } from './ledger.ts';
import { type Member, type Payout, type World, pinTries } from './world.ts';

const range = { min: 10_000, max: 10_000_000 } as const;
const bankTitle = { th: 'ธนาคารดอกบัว', en: 'Lotus Bank' };
const feeOf = (satang: number): number => (satang < 100_000 ? 1_000 : 0);

const accountView = ({ say }: Call, { id, bank, number, holder }: Payout['account']) => ({
  ...{ id, bank, bank_title: say(bankTitle), number: `xxx-x-x${number.slice(-4)}`, holder },
});

const view = (call: Call, { reference, account, satang, feeSatang, at, state, endedAt }: Payout) => ({
  ...{ reference, account: accountView(call, account), amount_satang: satang, fee_satang: feeSatang, state },
  ...{ created_at: thaiTime(at), ended_at: endedAt === null ? null : thaiTime(endedAt) },
});

const waiting = (call: Call): Payout | undefined =>
  own(call, call.world.payouts).find(({ state }) => state === 'queued');

/** Takes the sum from the balance and holds it. The ticket is used up by a payout, not by a refusal. */
function create(call: Call): Response {
  const { now, tickets, ledger, payouts, reference: next } = call.world;
  const { id: memberId, bankAccounts } = call.member();
  const code = textOf(call, 'ticket');
  const ticket = tickets.get(code);
  const at = now();
  if (ticket?.memberId !== memberId || at >= ticket.until) {
    throw refusal(409, 'ticket_over', 'กรุณายืนยัน PIN อีกครั้ง', 'Please confirm the PIN again');
  }
  const account = bankAccounts.find(({ id }) => id === call.body['bank_account']);
  if (account === undefined) throw refusal(422, 'no_account', 'ไม่มีบัญชีนี้', 'There is no such account');
  if (waiting(call)) throw refusal(409, 'one_at_a_time', 'มีรายการถอนที่รออยู่', 'A payout is on its way');
  const satang = satangOf(call, 'amount_satang');
  if (satang < range.min || satang > range.max) throw outOfRange();
  const reference = next('OUT');
  try {
    ledger.move({ at, kind: 'payout', reference, from: `member:${memberId}`, to: `held:${reference}`, satang });
  } catch (error) {
    if (!(error instanceof Short)) throw error;
    throw refusal(422, 'short', 'ยอดเงินไม่พอ', 'The balance is too low');
  }
  tickets.delete(code);
  const base = { reference, memberId, account, satang, feeSatang: feeOf(satang), at } as const;
  const payout: Payout = { ...base, state: 'queued', endedAt: null };
  payouts.push(payout);
  return Response.json(view(call, payout), { status: 201 });
}

/** Ends a payout that waits: pays it, or gives the sum back to the member. */
export function endPayout(
  { payouts, ledger, now }: World,
  reference: string,
  state: Exclude<Payout['state'], 'queued'>,
): void {
  const payout = payouts.find((each) => each.reference === reference);
  if (payout?.state !== 'queued') throw tooLate();
  const { satang, feeSatang, memberId } = payout;
  const held = { at: now(), reference, from: `held:${reference}` } as const;
  if (state === 'paid') {
    ledger.move({ ...held, kind: 'settled', to: 'banks', satang: satang - feeSatang });
    if (feeSatang > 0) ledger.move({ ...held, kind: 'settled', to: 'fees', satang: feeSatang });
  } else {
    ledger.move({ ...held, kind: 'payout_back', to: `member:${memberId}`, satang });
  }
  Object.assign(payout, { state, endedAt: now() });
}

/** The state of the PIN: five wrong tries lock it for an hour. */
function pinState({ world, member }: Call) {
  const { pin, pinTriesLeft, pinLockedUntil: until } = member();
  const locked = world.now() < until;
  return { is_set: pin !== null, tries_left: locked ? 0 : pinTriesLeft, locked_until: locked ? thaiTime(until) : null };
}

/** @throws Refused unless the PIN is right */
function provePin(call: Call, member: Member, pin: unknown): void {
  const now = call.world.now();
  const locked = () =>
    refusal(423, 'pin_locked', 'PIN ถูกล็อก', 'The PIN is locked', { until: thaiTime(member.pinLockedUntil) });
  if (member.pin === null) throw refusal(409, 'pin_missing', 'ยังไม่ได้ตั้ง PIN', 'No PIN is set');
  if (now < member.pinLockedUntil) throw locked();
  member.pinTriesLeft = member.pin === pin ? pinTries : member.pinTriesLeft - 1;
  if (member.pin === pin) return;
  const triesLeft = member.pinTriesLeft;
  if (triesLeft > 0) throw refusal(422, 'pin_wrong', 'PIN ไม่ถูกต้อง', 'The PIN is wrong', { tries_left: triesLeft });
  Object.assign(member, { pinTriesLeft: pinTries, pinLockedUntil: now + hourMs });
  throw locked();
}

/** The proof that the member knows the PIN. */
function checkPin(call: Call) {
  const member = call.member();
  provePin(call, member, textOf(call, 'pin'));
  const [ticket, until] = [crypto.randomUUID(), call.world.now() + 5 * minuteMs];
  call.world.tickets.set(ticket, { memberId: member.id, until });
  return { ticket, valid_until: thaiTime(until) };
}

/** The first PIN is set with the password, a new one with the old one. */
function setPin(call: Call) {
  const member = call.member();
  const next = textOf(call, 'new_pin');
  if (!/^\d{6}$/.test(next)) throw refusal(422, 'pin_form', 'PIN ต้องมี 6 หลัก', 'A PIN has 6 digits');
  if (member.pin !== null) provePin(call, member, call.body['old_pin']);
  else if (call.body['pass_phrase'] !== member.passPhrase) {
    throw refusal(422, 'pass_phrase_wrong', 'รหัสผ่านไม่ถูกต้อง', 'The password is wrong');
  }
  member.pin = next;
  return pinState(call);
}

/** Withdrawals, and the PIN that they need. */
export const payoutRoutes: Routes = {
  'GET /me/pin': pinState,
  'PUT /me/pin': setPin,
  'POST /me/pin/checks': checkPin,
  'GET /me/bank-accounts': (call) => call.member().bankAccounts.map((account) => accountView(call, account)),
  'GET /payout-terms': (call) => ({
    ...{ title: call.say({ th: 'บัญชีธนาคาร', en: 'Bank account' }), min_satang: range.min, max_satang: range.max },
    ...{ waiting: waiting(call)?.reference ?? null, minutes: 15 },
  }),
  'GET /payout-quote'(call) {
    call.member();
    const satang = satangOf(call, 'amount_satang');
    return { fee_satang: feeOf(satang), expected_at: thaiTime(call.world.now() + 15 * minuteMs) };
  },
  'POST /payouts': create,
  'GET /payouts': (call) => pageOf(call, own(call, call.world.payouts), (payout) => view(call, payout)),
  'GET /payouts/{reference}': (call) => view(call, named(call, call.world.payouts)),
  'DELETE /payouts/{reference}'(call) {
    const payout = named(call, call.world.payouts);
    endPayout(call.world, payout.reference, 'withdrawn');
    return view(call, payout);
  },
};
