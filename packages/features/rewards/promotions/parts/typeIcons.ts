import { Coins, Gem, PiggyBank, Sprout, Trophy } from 'lucide-react';
import type { PromotionType } from '#core/catalogue/promotionType.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';

/** Icon of each promotion type. */
export const typeIcons: Readonly<Record<PromotionType, IconDrawing>> = {
  Sports: navIcons.SPORTS,
  Live: navIcons.LIVE,
  Slots: navIcons.RNG,
  Card: navIcons.PVP,
  Fish: navIcons.FISH,
  Lotto: navIcons.LOTT,
  Rebate: Coins,
  Points: Gem,
  Ranking: Trophy,
  Deposit: PiggyBank,
  AppDownload: navIcons.DOWN,
  Newbie: Sprout,
  Others: navIcons.PROMO,
};
