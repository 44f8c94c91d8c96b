import { type Random, createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import { createMember } from '../accounts/accounts.ts';
import { recordLogin } from '../accounts/logins.ts';
import { demoPassword } from '../accounts/password.ts';
import { subAgentType } from '../accounts/roles.ts';
import { commissionDueAt } from '../agents/commission.ts';
import { rateOf } from '../agents/rates.ts';
import { skipQuiet } from '../agents/teamEvents.ts';
import { openDeposit } from '../money/deposits.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';
import { seedAgentBook, seedTeamTags } from './agentBook.ts';
import { linkMoves, moneyMoves, seedTeamContracts, seedTeamLinks } from './agentTeamDesk.ts';
import { envelopeMoves } from './givenEnvelopes.ts';
import { moveAt, payWaiting, settleUntil } from './history.ts';
import { backdateOpening, memberIdOf, personas } from './members.ts';
import type { Move } from './moves.ts';

const accounts = 400;
const days = 60;
/** Where an account is: how many of ten are on the first, second, third and fourth level. */
const levels = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4] as const;

/** How often accounts play: a round in so many days, until so many days after they were opened, at multiples of the stakes. */
const habits = [
  { every: 1, until: days, times: 6 },
  { every: 3, until: days, times: 2 },
  { every: 3, until: days, times: 3 },
  { every: 4, until: days, times: 1 },
  { every: 9, until: days, times: 1 },
  { every: 9, until: days, times: 1 },
  { every: 12, until: days, times: 2 },
  { every: 2, until: 12, times: 2 },
  { every: 5, until: 20, times: 1 },
  { every: days, until: 0, times: 1 },
] as const;
type Habit = (typeof habits)[number];

const kinds = ['RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'LIVE', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const;

/** Thai nicknames with the user names that people make of them. */
const nicknames = [
  ...(['ส้ม som', 'บอล ball', 'แนน nan', 'เก่ง keng', 'ฝน fon', 'ต้น ton', 'เมย์ may', 'โอ๊ต oat'] as const),
  ...(['กิ๊ฟ gift', 'ต่าย tai', 'บีม beam', 'หนึ่ง nueng', 'มิ้นท์ mint', 'แบงค์ bank', 'นุ่น noon'] as const),
  ...(['อาร์ม arm', 'ปลา pla', 'ไอซ์ ice', 'ตูน toon', 'จอย joy', 'กอล์ฟ golf', 'แพรว praew'] as const),
  ...(['เจมส์ james', 'ใหม่ mai', 'โบว์ bow', 'ท็อป top', 'อ้อม aom', 'นัท nat', 'ฟ้า fah', 'แก้ว gaew'] as const),
] as const;
const places = ['บางนา', 'เชียงใหม่', 'โคราช', 'หาดใหญ่', 'ริมโขง', 'บางแค', 'พัทยา', 'อุดร', 'นครปฐม', 'ระยอง'] as const;

/** An account of the team. */
interface Planned {
  readonly id: string;
  readonly level: number;
  readonly uplineId: string;
  readonly isAgent: boolean;
  readonly openedAt: number;
  readonly habit: Habit;
}

/**
 * Grows a team of 400 accounts on four levels below `agent`, and simulates 60 days with the platform's own operations: sign-ups,
 * deposits, rounds, withdrawals, rebates, the commission and the contracts of each day, sign-up links, and two red envelopes. Repeatable for the same seed and clock.
 */
export function seedAgentTeam(sandbox: Sandbox): void {
  const random = createRandom(sandbox.seed, 'agent team');
  const today = thaiDay(sandbox.now());
  for (const { account } of personas) backdateOpening(sandbox, memberIdOf(account), startOfThaiDay(today - days));
  const team = plannedTeam(random, today);
  skipQuiet(sandbox);
  seedTeamContracts(sandbox, startOfThaiDay(today - days));
  const links = seedTeamLinks(sandboxAt(sandbox, startOfThaiDay(today - days)));
  const moves = [
    ...payDays(sandbox, today),
    ...envelopeMoves(sandbox),
    ...raise(team, today),
    ...linkMoves(links, team),
    ...team.filter(({ habit }) => habit.times > 1).flatMap((member, number) => moneyMoves(sandbox, member, number)),
    ...team.flatMap((member, number) => {
      const before = [signUp(member, number, random), ...depositsOf(sandbox, member, random)];
      const rounds = roundsOf(sandbox, member, random);
      return [...before, ...rounds, ...lastLogin(sandbox, member, rounds)];
    }),
  ];
  for (const { at, run } of moves.toSorted((one, other) => one.at - other.at)) {
    if (at >= sandbox.now()) break;
    if (isDue(sandbox, at)) settleUntil(sandbox, at);
    run(sandboxAt(sandbox, at));
  }
  settleUntil(sandbox, sandbox.now());
  seedAgentBook(sandbox);
  seedTeamTags(
    sandbox,
    team.map(({ id }) => id),
  );
}

/** The moments at which commission is paid. */
const payDays = (sandbox: Sandbox, today: number): readonly Move[] =>
  Array.from({ length: days + 1 }, (_, daysAgo) => ({
    at: commissionDueAt(sandbox, today - daysAgo),
    run: settleWhatIsDue,
  }));

/** Raises the rate on slots of an agent of the first level yesterday morning: that day has two rates. */
function raise(team: readonly Planned[], today: number): readonly Move[] {
  const agent = team.find(({ level, isAgent }) => level === 1 && isAgent);
  if (agent === undefined) return [];
  const { id: memberId } = agent;
  const from = startOfThaiDay(today - 1) + 10 * hourMs + 57 * minuteMs;
  const run = (then: Sandbox) => {
    const change = { memberId, gameType: 'RNG', rate: rateOf(then, memberId, 'RNG') + 5, from } as const;
    then.store.put('agentRates', memberId, { memberId, changes: [change] });
  };
  return [{ at: from, run }];
}

/** Whether a bet ends. */
function isDue({ store }: Sandbox, at: number): boolean {
  for (const [, { dueAt }] of store.entries('waitingRounds')) if (dueAt <= at) return true;
  return false;
}

function plannedTeam(random: Random, today: number): readonly Planned[] {
  const agents: Pick<Planned, 'id' | 'level' | 'openedAt'>[] = [
    { id: memberIdOf('agent'), level: 0, openedAt: startOfThaiDay(today - days) },
  ];
  return Array.from({ length: accounts }, (_, number): Planned => {
    const wanted = random.pick(levels);
    const above = agents.filter(({ level }) => level === wanted - 1);
    const upline = above.length === 0 ? random.pick(agents) : random.pick(above);
    const level = upline.level + 1;
    const [, name = ''] = random.pick(nicknames).split(' ');
    // Most of them early, because nobody is opened before the account above.
    const daysAgo = Math.max(random.int(1, days), random.int(1, days), random.int(1, days));
    const opens = Math.max(upline.openedAt, startOfThaiDay(today - daysAgo));
    const planned: Planned = {
      id: memberIdOf(`${name}${number + 100}`),
      level,
      uplineId: upline.id,
      isAgent: level < 4 && random.int(0, 3) === 0,
      openedAt: opens + Math.floor(random.range(8 * hourMs, 23 * hourMs)),
      habit: random.pick(habits),
    };
    if (planned.isAgent) agents.push(planned);
    return planned;
  });
}

function signUp({ id, uplineId, isAgent, openedAt }: Planned, number: number, random: Random): Move {
  const account = id.slice(memberIdOf('').length);
  const [nickname = ''] = nicknames.find((each) => each.endsWith(` ${account.replace(/\d+$/, '')}`))?.split(' ') ?? [];
  const place = random.pick(places);
  const avatar = 1 + (number % 500);
  const type = isAgent ? subAgentType : 0;
  const given = { account, password: demoPassword, nickname: `${nickname} ${place}`, type, uplineId, avatar };
  return { at: openedAt, run: (then) => void createMember(then, given) };
}

/** A deposit after the sign-up, and further ones as long as the account plays. */
function depositsOf({ settings, now }: Sandbox, { id, openedAt, habit }: Planned, random: Random): readonly Move[] {
  const method = settings.depositMethods.find(({ kind }) => kind === 'promptpay');
  if (method === undefined) return [];
  const moves: Move[] = [];
  const until = Math.min(now(), openedAt + habit.until * dayMs);
  for (let at = openedAt + hourMs / 2; at <= until; at += random.int(12, 20) * dayMs) {
    const satang = random.int(3, 12) * habit.times * 10_000;
    moves.push(
      { at, run: (then) => void openDeposit(then, id, method, satang) },
      { at: at + 60_000, run: (then) => payWaiting(then, id) },
    );
  }
  return moves;
}

function roundsOf(sandbox: Sandbox, { id, openedAt, habit }: Planned, random: Random): readonly Move[] {
  const moves: Move[] = [];
  const until = Math.min(sandbox.now(), openedAt + habit.until * dayMs);
  const step = () => Math.floor(random.range(0.4, 1.6) * habit.every * dayMs);
  for (let at = openedAt + hourMs; at <= until; at += step()) {
    moves.push(moveAt(sandbox, random, { at, memberId: id, times: habit.times, kind: random.pick(kinds) }));
  }
  return moves;
}

/** The login before the last round of an account. */
function lastLogin({ now }: Sandbox, { id }: Planned, rounds: readonly Move[]): readonly Move[] {
  const last = rounds.findLast(({ at }) => at < now());
  if (last === undefined) return [];
  const run = (then: Sandbox) => recordLogin({ sandbox: then, userAgent: '' }, { id }, 'password', 'accepted');
  return [{ at: last.at - 5 * 60_000, run }];
}
