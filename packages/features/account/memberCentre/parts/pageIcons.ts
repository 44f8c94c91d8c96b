import {
  BadgePercent,
  Banknote,
  ChartColumn,
  CircleUserRound,
  ClipboardList,
  FileText,
  HandHeart,
  ReceiptText,
  Send,
  Wallet,
  WalletCards,
} from 'lucide-react';
import type { MemberPage } from '#core/routing/routes.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';

const pageIcons: Readonly<Partial<Record<MemberPage, IconDrawing>>> = {
  securityCenter: CircleUserRound,
  transferFund: WalletCards,
  depositv2: Wallet,
  withdraw: Banknote,
  transferUpline: Send,
  personalHistoryCopy: ClipboardList,
  transactionHistory: ReceiptText,
  personalProfit: ChartColumn,
  manualRebate: BadgePercent,
  limits: HandHeart,
};

/** The icon of a page in the menu; a sheet of paper for a page without an icon of its own. */
export const pageIcon = (page: MemberPage): IconDrawing => pageIcons[page] ?? FileText;
