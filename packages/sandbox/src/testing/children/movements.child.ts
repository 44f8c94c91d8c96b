import { mainWallet } from '#api/wallets.ts';
import { createRandom } from '#demo/art/random.ts';
/**
 * Moves money of `demo` at random and endlessly on the database in the given folder: deposits, rounds, withdrawals with their
 * payments and rejections, transfers between wallets and to the upline, and points: redeemed, decided and converted. After each step that moved money, prints the
 * references of its postings in one line.
 * @param argv the folder, and the number of the run, which its seed and its clock follow from
 */
import { dayMs } from '#text/durations.ts';
import { createSandbox } from '../../createSandbox.ts';
import { openDeposit, payDeposit } from '../../money/deposits.ts';
import { balanceOf, memberAccount } from '../../money/ledger.ts';
import { convertPoints } from '../../money/payForPoints.ts';
import { approveWithdrawal, payWithdrawal, unpaidSatang } from '../../money/payments.ts';
import { approveOrder, checkRedemption, pointOrdersOf, redeem, rejectOrder } from '../../money/pointOrders.ts';
import { placeRound } from '../../money/rounds.ts';
import { transferTo } from '../../money/transfers.ts';
import { moveBetween, processTransfers, vendorBalances } from '../../money/vendorWallets.ts';
import { rejectWithdrawal, waitingWithdrawalsOf } from '../../money/withdrawals.ts';
import { memberIdOf } from '../../seed/members.ts';
import { askWithdrawal } from '../../seed/moneyOutMembers.ts';
import { openGame } from '../../seed/openGame.ts';
import { seedTransfers } from '../../seed/transfers.ts';
import { slowWallet } from '../../seed/wallets.ts';
import { openDatabase } from '../../store/persistence.ts';
import { demoDelivery, givePoints } from '../points.ts';

const [, , folder = '', run = '0'] = process.argv;
const database = openDatabase(folder);
const random = createRandom(Number(run), 'movements');
let now = Date.UTC(2026, 10, 21) + Number(run) * dayMs;
const sandbox = createSandbox({
  scenario: 'manyWallets',
  now: () => now,
  rows: database.rows(),
  persist: (changes) => database.persist(changes),
});
const { store, settings } = sandbox;
const memberId = memberIdOf('demo');
if (run === '0') store.transaction(() => seedTransfers(sandbox));
openGame(sandbox, memberId, 'token');

const memberOf = (id: string) => {
  const member = store.get('members', id);
  if (member === undefined) throw new Error(`there is no member ${id}`);
  return member;
};
const [demo, upline] = [memberOf(memberId), memberOf(memberIdOf('agent'))];
const satang = () => random.int(100, 30_000);
const anyOf = <Item>(items: Iterable<Item>): Item | undefined => random.shuffle([...items])[0];
const method = settings.depositMethods[0];
let count = 0;
if (run === '0') givePoints(sandbox, memberId, 100_000);

function redeemAny(): void {
  const reward = random.pick(sandbox.settings.points.rewards.filter(({ requirement }) => requirement === null));
  const delivery = reward.kind === 'goods' ? demoDelivery : null;
  const asked = { rewardId: reward.id, quantity: 1, points: reward.points, delivery };
  if (checkRedemption(sandbox, demo, asked).ok) redeem(sandbox, demo, reward, asked);
}

/** What can happen, each in one transaction. A refusal is a legal outcome. */
const steps: readonly (() => unknown)[] = [
  () => method && payDeposit(sandbox, openDeposit(sandbox, memberId, method, satang() * 10).reference),
  () =>
    placeRound(sandbox, {
      launchToken: 'token',
      roundId: `round-${run}-${count}`,
      stakeSatang: satang(),
      decide: () => ({ winSatang: random.pick([0, satang()]), outcome: null }),
    }),
  () => balanceOf(sandbox, memberAccount(memberId)) > 60_000 && askWithdrawal(sandbox, demo, satang() + 10_000),
  () => {
    const asked = anyOf(waitingWithdrawalsOf(sandbox, memberId));
    if (asked === undefined) return;
    const act = random.pick(['approve', 'part', 'rest', 'reject'] as const);
    if (act === 'approve') approveWithdrawal(sandbox, asked);
    else if (act === 'reject') rejectWithdrawal(sandbox, asked, { th: 'ทดสอบ', en: 'Test' });
    else payWithdrawal(sandbox, asked, act === 'rest' ? undefined : random.int(1, Math.max(1, unpaidSatang(asked))));
  },
  () => moveBetween(sandbox, { memberId, from: mainWallet, to: random.pick([slowWallet, 'LTWR']), satang: satang() }),
  () => {
    const [from, most] = anyOf(vendorBalances(sandbox, memberId)) ?? [];
    if (from !== undefined) moveBetween(sandbox, { memberId, from, to: mainWallet, satang: most ?? 0 });
  },
  () => redeemAny(),
  () => {
    const order = anyOf(pointOrdersOf(sandbox, memberId).filter(({ status }) => status === 'In Process'));
    if (order === undefined) return;
    if (random.pick([true, false])) approveOrder(sandbox, order, null);
    else rejectOrder(sandbox, order, { th: 'ทดสอบ', en: 'Test' });
  },
  () => convertPoints(sandbox, demo, 100, '10.00'),
  () => transferTo(sandbox, demo, upline, { satang: satang(), remark: '' }),
];

let known = [...store.committed('postings')].length;
for (; ; count += 1) {
  now += 10_000;
  // Transfers of slow wallets arrive in a transaction of their own.
  for (const step of [random.pick(steps), () => processTransfers(sandbox)]) {
    store.transaction(step);
    const refs = Array.from(store.committed('postings', known), ({ ref }) => ref);
    known += refs.length;
    // Writing to a pipe is synchronous: the reader gets the line even if the process is killed right after.
    if (refs.length > 0) process.stdout.write(`${refs.join(' ')}\n`);
  }
}
