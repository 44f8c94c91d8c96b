import type { ComponentType } from 'react';
import type { PromotionType } from '#core/catalogue/promotionType.ts';
import type { Closed } from '#core/centre/useClosedPage.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Stage, StateKey } from '../offer/offer.model.ts';

/** A promotion as the screens show it. */
export interface PromotionView {
  readonly id: string;
  readonly title: string;
  readonly type: PromotionType;
  /** URL of the picture; null when there is none, or none that may be loaded. */
  readonly image: string | null;
  /** Formatted end; null for a promotion without one. */
  readonly end: string | null;
  readonly ended: boolean;
  /** Rich text, for `<FormattedText>` only; '' for none. */
  readonly content: string;
  readonly href: string;
  /** What it is for the player; null for visitors, for one without anything to join, and for an unknown state. */
  readonly state: StateKey | null;
}

export interface PromotionsScreenProps {
  /** Leads to the pages where players find what they have earned. */
  readonly RewardLinks: ComponentType;
  /** The promotions of the chosen type. */
  readonly promotions: Remote<readonly PromotionView[]>;
  /** The types that have promotions. */
  readonly types: readonly PromotionType[];
  /** Null for all types. */
  readonly chosen: PromotionType | null;
  /** Null for a visitor, for whom nothing is under way. */
  readonly stages: readonly Stage[] | null;
  /** Null for all. */
  readonly stage: Stage | null;
  readonly hrefFor: (type: PromotionType | null, stage?: Stage | null) => string;
  readonly homeHref: string;
  /** Why there are no promotions, such as a break of the player (RSP-06); null otherwise. */
  readonly closed: Closed | null;
}

export interface PromotionScreenProps {
  /** Null when the URL names no promotion. */
  readonly promotion: Remote<PromotionView | null>;
  /** What can be done about it; nothing for one without anything to join. */
  readonly Offer: ComponentType<{ readonly promotionId: string }>;
  /** Link to all promotions. */
  readonly backHref: string;
  /** Why there are no promotions, such as a break of the player (RSP-06); null otherwise. */
  readonly closed: Closed | null;
}
