import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { OperationId } from '#api/operations.ts';
import { UserError } from '../lib/userError.ts';
import type { Findings } from './findings.ts';
import type { Input } from './inputs.ts';
import type { AskOptions, Platform, Reply } from './platform.ts';
import { outcomeOf } from './refusals.ts';
import { judge } from './shape.ts';
import { idempotencyOf } from './transport.ts';

const group = 'Idempotency';
/** The account type of trial accounts, whose money is none. */
const trialType = 4;
/** The refusals that say something about the account before the amount is looked at. */
const states: ReadonlySet<string> = new Set([
  'order_waiting',
  'withdraw_waiting',
  'withdraw_resting',
  'withdraw_daily',
  'turnover_missing',
  'insufficient_balance',
  'limit_required',
  'limit_reached',
  'play_suspended',
]);
/** Within how many seconds records have to show what was done. */
const recordSeconds = 10;

/** A movement of money that is tried: how it is asked for, looked up and taken back. */
interface Movement {
  readonly id: OperationId;
  readonly list: OperationId;
  readonly cancel: OperationId;
  readonly input: Input;
  readonly minAmount: string;
  readonly maxAmount: string;
}

/** @throws UserError unless the member's account has money of its own */
export async function assertHasMoney(platform: Platform): Promise<void> {
  const info = await platform.valueOf('memberInfo', {}, 'member');
  if (info === null) throw new UserError('--money needs the account of a member: name it with --account');
  if (info.type === trialType)
    throw new UserError('--money needs an account with money of its own, not a trial account');
}

/** Moves money of the member and takes it back. */
export async function moveMoney(
  platform: Platform,
  findings: Findings,
  isAsked: (id: OperationId) => boolean,
): Promise<void> {
  const policy = await idempotencyOf(platform);
  const movements = [await depositOf(platform), await withdrawalOf(platform)];
  for (const movement of movements) {
    if (typeof movement === 'string') findings.note(movement);
    else if (isAsked(movement.id)) await move(platform, findings, movement, policy);
  }
}

const satangOf = (amount: string): bigint => {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.slice(0, 2).padEnd(2, '0'));
};
const amountOf = (satang: bigint): string => `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;

async function depositOf(platform: Platform): Promise<Movement | string> {
  const methods = await platform.valueOf('depositMethods', { language: 'TH' }, 'member');
  const method = methods?.list.find(({ maintenance }) => maintenance !== true);
  if (!method) return 'depositCreate: no method can be used';
  const { id: methodId, minAmount, maxAmount } = method;
  const input = { methodId, amount: amountOf(satangOf(minAmount) + 100n) };
  return { id: 'depositCreate', list: 'depositOrders', cancel: 'depositCancel', input, minAmount, maxAmount };
}

async function withdrawalOf(platform: Platform): Promise<Movement | string> {
  const options = await platform.valueOf('withdrawOptions', { language: 'TH' }, 'member');
  const method = options?.methods.find(({ maintenance }) => maintenance !== true);
  const paymentPassword = platform.accounts.member?.paymentPassword;
  if (!options || !method) return 'withdrawCreate: no method can be used';
  if (paymentPassword === undefined) return 'withdrawCreate: the account names no paymentPassword';
  if (options.blocked !== null) return `withdrawCreate: the platform blocks it (${options.blocked.code})`;
  const { id: methodId, minAmount, maxAmount } = method;
  const least = satangOf(minAmount) + 100n;
  if (satangOf(options.available) < least) return `withdrawCreate: less than ${amountOf(least)} can be withdrawn`;
  const accounts = await platform.valueOf('bankAccounts', { language: 'TH' }, 'member');
  const bankAccountId = method.kind === 'bank' ? accounts?.list[0]?.id : undefined;
  const proof = await platform.valueOf('paymentPasswordCheck', { paymentPassword }, 'member');
  if (proof === null) return 'withdrawCreate: the payment password is refused';
  const input = {
    methodId,
    amount: amountOf(least),
    proof: proof.proof,
    ...(bankAccountId !== undefined && { bankAccountId }),
  };
  return { id: 'withdrawCreate', list: 'withdrawOrders', cancel: 'withdrawCancel', input, minAmount, maxAmount };
}

/** The order that was made; '' for none. A refusal can name the one that waits. */
const referenceOf = ({ succeeded, value }: Reply): string => {
  const read = v.safeParse(v.object({ reference: v.string() }), succeeded ? value : null);
  return read.success ? read.output.reference : '';
};

async function move(
  platform: Platform,
  findings: Findings,
  movement: Movement,
  policy: 'header' | 'body' | 'none',
): Promise<void> {
  const { id, list, cancel, input, minAmount, maxAmount } = movement;
  const differs = (place: string, expected: string, got: string): void =>
    findings.differs(group, id, place, expected, got);
  const keyed = (idempotencyKey: string): AskOptions => (policy === 'none' ? {} : { idempotencyKey, keyIn: policy });
  const ask = async (asked: Input, options: AskOptions): Promise<Reply> => {
    const reply = await platform.ask(id, asked, 'member', options);
    judge(findings, reply, group);
    return reply;
  };
  const takeBack = async (reply: Reply): Promise<void> => {
    if (!reply.succeeded) return;
    const taken = await platform.ask(cancel, { reference: referenceOf(reply) }, 'member');
    judge(findings, taken, group);
    if (!taken.succeeded) findings.note(`${id}: an order stays open (${outcomeOf(taken)})`);
  };
  const listed = async (): Promise<ReadonlySet<string>> => {
    const rows = await platform.ask(list, { pageNo: 1, pageSize: 20 }, 'member');
    const entries = (rows.value as { readonly list?: unknown } | undefined)?.list;
    return new Set(Array.isArray(entries) ? entries.map((entry: Input) => String(entry['reference'])) : []);
  };
  const newSince = async (before: ReadonlySet<string>): Promise<number> => {
    for (let second = 0; ; second += 1) {
      const count = [...(await listed())].filter((reference) => !before.has(reference)).length;
      if (count > 0 || second === recordSeconds) return count;
      await platform.sleep(1_000);
    }
  };

  const [least, most] = [satangOf(minAmount), satangOf(maxAmount)];
  for (const amount of [amountOf(least - 1n), amountOf(most + 1n)]) {
    const reply = await ask({ ...input, amount }, keyed(randomUUID()));
    const code = reply.envelope?.code ?? '';
    if (!reply.succeeded && states.has(code)) return findings.note(`${id}: not tried, ${outcomeOf(reply)}`);
    if (code !== 'amount_out_of_range')
      differs('amount past its bounds', 'the refusal amount_out_of_range', outcomeOf(reply));
    await takeBack(reply);
  }

  const before = await listed();
  const key = keyed(randomUUID());
  const twice = policy === 'none' ? [] : [ask(input, { ...key, atOnce: true })];
  const replies = await Promise.all([ask(input, key), ...twice]);
  const first = replies.find(({ succeeded }) => succeeded);
  if (first === undefined) return findings.note(`${id}: not tried, ${replies.map(outcomeOf).join(' and ')}`);
  if (policy !== 'none') replies.push(await ask(input, key));
  const odd = replies.find((each) => referenceOf(each) !== referenceOf(first));
  if (odd) {
    differs('the same key again', 'the same order', odd.succeeded ? 'another order' : outcomeOf(odd));
  } else if (policy !== 'none') {
    const changed = await ask({ ...input, amount: amountOf(least + 200n) }, key);
    if (changed.succeeded) differs('the same key with another amount', 'a refusal', 'a success');
  }
  const count = await newSince(before);
  if (count !== 1 && !odd) differs(`${list} afterwards`, `one new order within ${recordSeconds} s`, String(count));
  for (const reply of new Map(replies.map((each) => [referenceOf(each), each])).values()) await takeBack(reply);
  // A withdrawal would use up a proof, and perhaps the day's number, for each.
  if (id !== 'depositCreate') return;
  const whole = least / 100n + 1n;
  for (const amount of [amountOf(least), amountOf(most), `${whole}`, `${whole}.5`, `${whole}.25`]) {
    const reply = await ask({ ...input, amount }, keyed(randomUUID()));
    const answered = (reply.value as Input | undefined)?.['amount'];
    if (reply.envelope?.code === 'amount_out_of_range')
      differs('amount within its bounds', 'a success', outcomeOf(reply));
    if (reply.succeeded && satangOf(String(answered)) !== satangOf(amount))
      differs('amount of the order', 'the amount that was sent', 'another');
    await takeBack(reply);
  }
}
