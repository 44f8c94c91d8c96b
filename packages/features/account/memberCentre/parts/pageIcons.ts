import {
  BadgePercent,
  Banknote,
  Bell,
  ChartColumn,
  CircleUserRound,
  ClipboardList,
  Coins,
  Crown,
  FileText,
  Gift,
  HandHeart,
  Headset,
  LoaderPinwheel,
  Mail,
  MailOpen,
  ReceiptText,
  Send,
  Ticket,
  Trophy,
  UserPlus,
  Wallet,
  WalletCards,
} from 'lucide-react';
import type { MemberPage } from '#core/routing/centrePages.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import type { OutsidePage } from '../memberCentre.types.ts';

const pageIcons: Readonly<Partial<Record<MemberPage, IconDrawing>>> = {
  securityCenter: CircleUserRound,
  transferFund: WalletCards,
  depositv2: Wallet,
  withdraw: Banknote,
  transferUpline: Send,
  personalHistoryCopy: ClipboardList,
  transactionHistory: ReceiptText,
  personalProfit: ChartColumn,
  bonusDetails: Ticket,
  rewardCenter: Gift,
  referral: UserPlus,
  missionLeaderboard: Trophy,
  messageV2: Mail,
  notifications: Bell,
  manualRebate: BadgePercent,
  redEnvelope: MailOpen,
  wheel: LoaderPinwheel,
  limits: HandHeart,
};

/** The icon of a page in the menu; a sheet of paper for a page without an icon of its own. */
export const pageIcon = (page: MemberPage): IconDrawing => pageIcons[page] ?? FileText;

/** The icons of pages beside the centre. */
export const outsideIcons: Readonly<Record<OutsidePage, IconDrawing>> = {
  pointMall: Coins,
  vip: Crown,
  contact: Headset,
};
