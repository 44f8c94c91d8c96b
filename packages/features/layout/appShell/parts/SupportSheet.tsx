import { LifeBuoy, MessageCircleQuestionMark } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { SupportContext } from '#core/site/support.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { findChat } from '../../support/service.model.ts';
import { serviceIcon } from '../../support/serviceIcons.ts';
import type { AppShellProps } from '../appShell.types.ts';
import { type Row, Rows } from './Rows.tsx';

interface SupportSheetProps extends Pick<AppShellProps, 'onLiveChat'> {
  onClose: () => void;
}

/**
 * Customer service on phones (CS-01): the live chat first, the other services in the operator's order, and the help pages,
 * which are there when no service is.
 */
export function SupportSheet({ onLiveChat, onClose }: SupportSheetProps) {
  const { t } = useTranslation('menus');
  const support = use(SupportContext);
  const whitelabel = useWhitelabel();
  const chat = onLiveChat && findChat(support?.entries ?? []);
  const services = (support?.entries ?? []).filter((entry) => entry !== chat);
  const contact: readonly Row[] = [
    ...(chat ? [{ id: chat.csType, icon: navIcons.LIVECHAT, label: chat.title, onSelect: onLiveChat }] : []),
    ...services.map((entry) => ({
      ...{ id: entry.csType, icon: serviceIcon(entry.csType), label: entry.title },
      // At once: a browser opens windows in a click only.
      onSelect: () => support?.open(entry),
    })),
  ];
  const read: readonly Row[] = [
    { id: 'help', icon: LifeBuoy, label: t('support.help'), href: paths.help() },
    ...(isFeatureOn(whitelabel, 'FEEDBACK')
      ? [{ id: 'ask', icon: MessageCircleQuestionMark, label: t('support.ask'), href: paths.help('contact') }]
      : []),
  ];
  return (
    <>
      <Rows rows={contact} onClose={onClose} />
      <Rows rows={read} onClose={onClose} />
    </>
  );
}
