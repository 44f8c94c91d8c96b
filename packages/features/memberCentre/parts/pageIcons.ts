import { BadgePercent, CircleUserRound, ClipboardList, ReceiptText, Wallet } from 'lucide-react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import type { MemberPage } from '../../shared/navigation.ts';

export const pageIcons: Readonly<Record<MemberPage, IconDrawing>> = {
  securityCenter: CircleUserRound,
  depositv2: Wallet,
  personalHistoryCopy: ClipboardList,
  transactionHistory: ReceiptText,
  manualRebate: BadgePercent,
};
