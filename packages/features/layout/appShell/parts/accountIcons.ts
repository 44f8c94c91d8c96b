import {
  Banknote,
  CircleUserRound,
  ClipboardList,
  Clock3,
  FileText,
  Gift,
  HandHeart,
  Heart,
  LogOut,
  Mail,
  ReceiptText,
  UserPlus,
  Users,
  Wallet,
  WalletCards,
} from 'lucide-react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import type { AccountEntry } from '../accountMenu.model.ts';

const icons: Readonly<Partial<Record<AccountEntry, IconDrawing>>> = {
  securityCenter: CircleUserRound,
  transferFund: WalletCards,
  depositv2: Wallet,
  withdraw: Banknote,
  rewardCenter: Gift,
  messageV2: Mail,
  transactionHistory: ReceiptText,
  personalHistoryCopy: ClipboardList,
  limits: HandHeart,
  referral: UserPlus,
  agent: Users,
  favourites: Heart,
  recent: Clock3,
  signOut: LogOut,
};

/** The icon of an entry of the account menu or the wallet. */
export const accountIcon = (entry: AccountEntry): IconDrawing => icons[entry] ?? FileText;
