import type { EventKind } from '#api/eventKinds.ts';
import type { memberEvents } from '#api/memberEvents.ts';
import type { OutputOf } from '#api/operation.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { limitKinds, limitPeriods } from '#api/responsiblePlay.ts';
import { formatMoment } from '../format/dates.ts';
import { useMoneyText } from '../format/useMoneyText.ts';
import { useLanguage } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Something that has happened to the member, as `memberEvents` answers it. */
export type MemberEvent = OutputOf<typeof memberEvents>['list'][number];

type Name = 'label' | 'stake' | 'win' | 'amount';

/** What the full text of a kind names. Where any of it is missing, the kind is said without. */
const named = {
  betSettled: ['label', 'stake', 'win'],
  betReturned: ['label', 'stake'],
  depositArrived: ['amount'],
  depositRejected: ['amount'],
  walletMoved: ['amount'],
  rewardReady: ['label'],
  freeRounds: ['label'],
  vipLevel: ['label'],
  missionDone: ['label'],
  supportAnswer: ['label'],
  limitNear: ['label'],
  limitReached: ['label'],
} as const satisfies Partial<Record<EventKind, readonly Name[]>>;

/** The kinds whose label is a sentence of the platform: the title of the message that tells the same. */
const toldByPlatform: ReadonlySet<EventKind> = new Set([
  'slipChecked',
  'withdrawalMoved',
  'transferArrived',
  'message',
  'newDevice',
  'passwordChanged',
  'contractWaits',
  'contractEnds',
]);

/**
 * Returns what an event says to the member, in the player's language. A bet has the same sentence whatever its result. An event
 * of a kind that the site does not know says its label.
 */
export function useEventText(): (event: MemberEvent) => string {
  const { t } = useTranslation('events');
  const money = useMoneyText();
  const language = useLanguage();
  return (event) => wordEvent(event, t, money, language);
}

/** Words an event with the given messages and amounts: what it is, and why it is so or until when. */
export function wordEvent(
  event: MemberEvent,
  t: Translate<'events'>,
  money: (amount: string) => string,
  language: OfferedLanguage,
): string {
  const { kind, reason, until } = event;
  const text = wordKind(event, t, money);
  if (kind === 'betReturned' && reason !== undefined) return t('because', { text, reason });
  if (kind !== 'limitReached' || until === undefined) return text;
  const again = event.reference?.startsWith('deposit.') === true ? 'depositAgain' : 'playAgain';
  return t(again, { text, time: formatMoment(Date.parse(until), language) });
}

function wordKind(event: MemberEvent, t: Translate<'events'>, money: (amount: string) => string): string {
  const { kind, label, count } = event;
  if (typeof kind !== 'string') return label ?? t('other');
  if (toldByPlatform.has(kind) && label !== undefined) return label;
  if (!isNamed(kind)) return t(`kinds.${kind}`, { count });
  const { stake, win, amount } = event.amounts ?? {};
  const sums = Object.entries({ stake, win, amount }).map(([name, sum]) => [name, sum && money(sum)]);
  const values: Partial<Record<Name, string>> = { ...Object.fromEntries(sums), label: subjectOf(event, t) };
  const isComplete = named[kind].every((name) => values[name] !== undefined);
  return isComplete ? t(`detailed.${kind}`, values) : t(`kinds.${kind}`);
}

const isNamed = (kind: EventKind): kind is keyof typeof named => kind in named;

/** The name of what an event is about. A limit is named by the site, by its kind and period. */
function subjectOf({ kind, label, reference }: MemberEvent, t: Translate<'events'>): string | undefined {
  if (kind === 'betSettled' || kind === 'betReturned') return label ?? t('bet');
  if (kind !== 'limitNear' && kind !== 'limitReached') return label;
  const limit = limitKinds.find((each) => reference?.startsWith(`${each}.`));
  const period = limitPeriods.find((each) => reference?.endsWith(`.${each}`));
  return limit && period && t(`limits.${limit}.${period}`);
}
