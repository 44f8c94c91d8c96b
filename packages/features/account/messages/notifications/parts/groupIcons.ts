import { Banknote, Bell, Coins, Gift, HandHeart, Mail, ShieldCheck, Users } from 'lucide-react';
import type { EventGroup } from '#api/eventKinds.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';

const icons: Readonly<Record<EventGroup, IconDrawing>> = {
  bets: Coins,
  money: Banknote,
  rewards: Gift,
  messages: Mail,
  protection: HandHeart,
  security: ShieldCheck,
  team: Users,
};

/** The icon of a group; a bell for events that the site does not know. */
export const groupIcon = (group: EventGroup | null): IconDrawing => (group === null ? Bell : icons[group]);
