import type { EventKind } from '#api/eventKinds.ts';
import type { PushKind } from '#api/push.ts';
import { minuteMs } from '#text/durations.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { contractPages } from '../inbox/contractMessages.ts';
import { unreadCount } from '../inbox/unread.ts';
import { storedRound } from '../money/rounds.ts';
import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import type { MemberEventRow } from '../schema/live.ts';
import type { PushDevice, PushPayload } from '../schema/push.ts';
import { pushTexts } from '../texts/pushTexts.ts';
import { thaiDay } from '../time.ts';
import { eventView } from './events.ts';
import { notifySettingsOf } from './notifySettings.ts';
import { changeMemberPush, devicesOf, memberPushOf } from './pushDevices.ts';
import { judgePush, pushKindOfEvent, usefulMs } from './pushRules.ts';

/** How many sent notifications are kept. The oldest are removed first. */
const mostSent = 500;

/** Sends the notifications that are due, to each device of the member once. Reads no row while nothing waits. */
export function sendDuePushes(sandbox: Sandbox): void {
  const { store } = sandbox;
  const now = sandbox.now();
  const due = [...store.entries('waitingPushes')].filter(([, { dueAt }]) => dueAt <= now);
  if (due.length === 0) return;
  store.transaction(() => {
    for (const [key] of due) {
      store.remove('waitingPushes', key);
      const event = store.get('memberEvents', key);
      if (event !== undefined) sendEvent(sandbox, key, event);
    }
  });
}

/** Sends every device a test, which no rule holds back, and returns how many devices there are. Joins the open transaction. */
export function sendTestPush({ store, now }: Sandbox): number {
  const at = now();
  const devices = Array.from(store.entries('pushDevices'), ([, device]) => device);
  for (const { id, memberId, language } of devices) {
    const [title, body] = [pushTexts.test[language], pushTexts.tap[language]];
    const payload = {
      v: 1,
      kind: 'message',
      tag: `test-${at}`,
      at,
      url: '/?centre=notifications',
      title,
      body,
    } as const;
    store.put('sentPushes', `${id}:${payload.tag}`, { deviceId: id, memberId, at, expiresAt: at + minuteMs, payload });
  }
  return devices.length;
}

function sendEvent(sandbox: Sandbox, key: string, event: MemberEventRow): void {
  const { store, settings } = sandbox;
  const { memberId, at: happenedAt } = event;
  const round = event.roundKey === undefined ? undefined : storedRound(sandbox, event.roundKey).round;
  const kind = kindOf(event, round);
  if (kind === null) return;
  const now = sandbox.now();
  const { kinds, amounts, rewards, limitReachedAt } = memberPushOf(sandbox, memberId);
  const today = thaiDay(now);
  const rewardsToday = rewards.day === today ? rewards.count : 0;
  const verdict = judgePush({
    ...{ event: event.kind, kind, happenedAt, now, limitReachedAt, rewardsToday },
    isOn: kinds[kind] === true,
    isResting: restOf(sandbox, memberId) !== null,
    quiet: notifySettingsOf(sandbox, memberId).quiet,
    rewardsPerDay: settings.push.rewardsPerDay,
  });
  if (verdict === 'never') return;
  if (verdict !== 'now') return store.put('waitingPushes', key, { memberId, dueAt: verdict.waitsUntil });
  if (kind === 'reward') changeMemberPush(sandbox, memberId, { rewards: { day: today, count: rewardsToday + 1 } });
  const tag = tagOf(kind, event, round);
  for (const device of devicesOf(sandbox, memberId)) {
    const sentKey = `${device.id}:${tag}`;
    if (store.get('sentPushes', sentKey) !== undefined) continue;
    const payload = payloadOf(sandbox, device, event, { kind, tag, amounts });
    const expiresAt = happenedAt + usefulMs[kind];
    store.put('sentPushes', sentKey, { deviceId: device.id, memberId, at: now, expiresAt, payload });
  }
  const sent = Array.from(store.entries('sentPushes'), ([each]) => each);
  for (const each of sent.slice(0, Math.max(0, sent.length - mostSent))) store.remove('sentPushes', each);
}

const isDraw = ({ gameType }: Round): boolean => gameType === 'LOTT' || gameType === 'ELOTT';

function kindOf({ kind }: MemberEventRow, round: Round | undefined): PushKind | null {
  return kind === 'betSettled' && round !== undefined && isDraw(round) ? 'draw' : pushKindOfEvent[kind];
}

/** All tickets of a draw have one tag; everything else has its own. It tells neither account nor reference. */
function tagOf(kind: PushKind, { memberId, number }: MemberEventRow, round: Round | undefined): string {
  const about = kind === 'draw' && round ? `${round.gameCode} ${round.settledAt}` : number;
  return `${kind}-${sha256Hex(`${memberId} ${about}`).slice(0, 12)}`;
}

interface Shown {
  readonly kind: PushKind;
  readonly tag: string;
  readonly amounts: boolean;
}

/** What a device is sent. Without leave, neither amounts nor names of games are in it; a loss never has an amount. */
function payloadOf(sandbox: Sandbox, device: PushDevice, event: MemberEventRow, shown: Shown): PushPayload {
  const { kind, tag, amounts } = shown;
  const text = pushTexts[kind === 'draw' ? kind : event.kind] ?? pushTexts.other;
  const { amounts: sums, label } = eventView(sandbox, event, device.language === 'th' ? 'TH' : 'EN');
  const isWin = sums?.profit !== undefined && !sums.profit.startsWith('-');
  const amount = sums?.amount ?? (isWin && Number(sums?.profit) > 0 ? sums?.win : undefined);
  const named = event.roundKey === undefined ? undefined : label;
  const details =
    amounts && amount !== undefined
      ? [named, sandbox.settings.currencySymbol + amount.replaceAll(/\B(?=(\d{3})+\.)/g, ',')]
      : [];
  const tap = pushTexts.tap[device.language];
  return {
    ...{ v: 1, kind, tag, at: event.at, url: urlOf(event.kind, kind, event.link) },
    title: text[device.language],
    body: [...details.filter((each) => each !== undefined), tap].join(' · '),
    badge: unreadCount(sandbox, event.memberId),
  };
}

/** Where an event leads that has no page of its own. */
const pageOfKind: Readonly<Record<PushKind, string>> = {
  betSettled: 'personalHistoryCopy',
  draw: 'personalHistoryCopy',
  money: 'transactionHistory',
  message: 'messageV2',
  security: 'securityCenter',
  reward: 'rewardCenter',
  contract: contractPages.dividend,
  team: 'agentTeamOverview',
};
const agentPages: ReadonlySet<string> = new Set([pageOfKind.team, ...Object.values(contractPages)]);

/** The page that an event is about, over the home page. */
function urlOf(event: EventKind, kind: PushKind, link: MemberEventRow['link']): string {
  const { page, reference } = link ?? { page: pageOfKind[kind], reference: null };
  if (page === 'vip') return '/vip';
  // Questions to customer service share a page with messages.
  const ref = event === 'supportAnswer' && reference !== null ? `support.${reference}` : reference;
  const query = new URLSearchParams({ [agentPages.has(page) ? 'agent' : 'centre']: page, ...(ref && { ref }) });
  return `/?${query.toString()}`;
}
