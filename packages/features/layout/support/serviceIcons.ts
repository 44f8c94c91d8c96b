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

/** Returns the icon of a service type. Trailing digits are ignored: LINE2 is a second LINE service. */
export const serviceIcon = (csType: string): IconDrawing => icons[csType.replace(/\d+$/, '')] ?? Headset;
