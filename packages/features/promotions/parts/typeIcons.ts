import { Coins, Gem, PiggyBank, Sprout, Trophy } from 'lucide-react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import type { PromotionType } from '../../shared/promotionType.ts';

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
