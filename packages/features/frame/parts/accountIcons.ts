import { CircleUserRound, ClipboardList, Clock3, Heart, LogOut, ReceiptText, Users } from 'lucide-react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import type { AccountEntry } from '../navigation.model.ts';

export const accountIcons: Readonly<Record<AccountEntry, IconDrawing>> = {
  myAccount: CircleUserRound,
  accountRecord: ReceiptText,
  bettingRecord: ClipboardList,
  agent: Users,
  favourites: Heart,
  recent: Clock3,
  signOut: LogOut,
};
