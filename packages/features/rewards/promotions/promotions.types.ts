import type { OfferedLanguage } from '#api/primitives.ts';
import type { PromotionType } from '#core/catalogue/promotionType.ts';
import type { Remote } from '#core/data/remote.ts';
import type { PlayStop } from '#core/session/playStatus.ts';

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
  /** Rich text, for `<RichText>` only; '' for none. */
  readonly content: string;
  readonly href: string;
}

export interface PromotionsScreenProps {
  /** The promotions of the chosen type. */
  readonly promotions: Remote<readonly PromotionView[]>;
  /** The types that have promotions. */
  readonly types: readonly PromotionType[];
  /** Null for all types. */
  readonly chosen: PromotionType | null;
  readonly hrefFor: (type: PromotionType | null) => string;
  readonly homeHref: string;
  /** The player's own break, during which there are no promotions (RSP-06); null otherwise. */
  readonly stop: PlayStop | null;
  readonly language: OfferedLanguage;
}

export interface PromotionScreenProps {
  /** Null when the URL names no promotion. */
  readonly promotion: Remote<PromotionView | null>;
  /** Link to all promotions. */
  readonly backHref: string;
  /** The player's own break, during which there are no promotions (RSP-06); null otherwise. */
  readonly stop: PlayStop | null;
  readonly language: OfferedLanguage;
}
