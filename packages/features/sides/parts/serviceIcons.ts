import { Crown, Headset, Mail, MessageCircle, MessagesSquare, Phone, Send } from 'lucide-react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';

const icons: Readonly<Record<string, IconDrawing>> = {
  LIVECHAT: navIcons.LIVECHAT,
  VIP: Crown,
  LINE: MessageCircle,
  WHATSAPP: MessageCircle,
  WECHAT: MessageCircle,
  TELEGRAM: Send,
  FACEBOOK: MessagesSquare,
  MESSENGER: MessagesSquare,
  PHONE: Phone,
  EMAIL: Mail,
};

/** A drawing for a kind of service; an operator may have several of a kind: LINE, LINE2. */
export const serviceIcon = (csType: string): IconDrawing => icons[csType.replace(/\d+$/, '')] ?? Headset;
