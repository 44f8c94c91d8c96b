import type { ComponentType } from 'react';
import type { OwnFreeRounds } from '#api/freeRounds.ts';
import type { OutputOf } from '#api/operation.ts';
import type { PointReward } from '#api/pointReward.ts';
import type {
  PointConfigValue,
  PointDelivery,
  PointRedemption,
  PointType,
  pointBalance,
  pointConvert,
  pointRedeem,
  pointTransactions,
} from '#api/points.ts';
import type { Closed } from '#core/centre/useClosedPage.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Confirmation } from '#core/flow/useConfirmedFlow.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';
import type { ReportProps } from '#core/report/report.types.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';

/** The parts of the points mall. */
export type MallTab = 'shop' | 'convert' | 'history' | 'redemptions' | 'rules';

/** The points that a member can spend, and those of redemptions in process. */
export type Points = OutputOf<typeof pointBalance>;

/** One choice of the conversion: points, money, and what has to be wagered for it. */
export type ConvertChoice = NonNullable<PointConfigValue['convert']>['choices'][number];

/** The fields of a delivery that are wrong. */
export type DeliveryProblems = readonly (keyof PointDelivery)[];

/** A reward that the player is about to redeem. `points` is what it costs. */
export interface RedeemDraft {
  readonly kind: 'redeem';
  readonly reward: PointReward;
  readonly quantity: number;
  readonly points: number;
  readonly delivery: PointDelivery;
  readonly problems: DeliveryProblems;
}

/** A conversion that the player is about to make. `points` is what it costs. */
export interface ConvertDraft {
  readonly kind: 'convert';
  readonly choice: ConvertChoice;
  readonly points: number;
}

/** What the player is about to spend points on. */
export type MallDraft = RedeemDraft | ConvertDraft;

export interface Paged<Entry> {
  readonly list: readonly Entry[];
  readonly totalPages: number;
}

/** The filter of the history of points; '' for all types. */
export interface PointFilter {
  readonly type: PointType | '';
}

/** The history of points. */
export type PointHistoryProps = ReportProps<OutputOf<typeof pointTransactions>, PointFilter>;

/** The redemptions of a member, page by page. */
export interface RedemptionsProps {
  readonly page: Remote<Paged<PointRedemption>>;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
}

/** Where free rounds are played; null where this site cannot open their game. */
export type PlayHref = (rounds: OwnFreeRounds) => string | null;

export interface PointMallScreenProps extends Confirmation<MallDraft> {
  /** Why the page is closed (MEM-04c); null while it is open. */
  readonly closed: Closed | null;
  readonly tab: MallTab;
  readonly hrefFor: (tab: MallTab) => string;
  /** Who looks at it: only a member has points. A trial account sees what a visitor sees, and is warned. */
  readonly role: 'visitor' | 'trial' | 'member';
  readonly balance: Remote<Points>;
  readonly rewards: Remote<Paged<PointReward>>;
  readonly rewardsPage: number;
  readonly config: Remote<PointConfigValue>;
  /** The history of the member’s points, which reads it. */
  readonly History: ComponentType;
  readonly redemptions: RedemptionsProps;
  readonly playHref: PlayHref;
  /** The player's own break, during which nothing is earned and spent (RSP-03); null otherwise. */
  readonly stop: PlayStop | null;
  readonly redeem: Omit<MoneyFlowOf<typeof pointRedeem>, 'send'>;
  readonly convert: Omit<MoneyFlowOf<typeof pointConvert>, 'send'>;
  readonly password: PaymentPassword;
  readonly homeHref: string;
  /** Asks a visitor to log in, and explains to a trial account that it needs a real one. */
  readonly onEnter: () => void;
  readonly onRedeem: (reward: PointReward) => void;
  readonly onConvert: (choice: ConvertChoice) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onDelivery: (change: Partial<PointDelivery>) => void;
  /** Checks where goods are delivered to. False when something is wrong with it, which the draft then has. */
  readonly onCheck: () => boolean;
  readonly onRewardsPage: (pageNo: number) => void;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
