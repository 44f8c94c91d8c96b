import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { SidebarProps } from '../sidebar.types.ts';
import { LazyRecentGames } from './LazyRecentGames.tsx';
import { head, panel } from './RecentPanel.css.ts';

interface RecentPanelProps extends Pick<SidebarProps, 'onOpen' | 'lobbyHref'> {
  id: string;
  recent: NonNullable<SidebarProps['recent']>;
  /** The button that opened the panel. Gets the focus back, except after a click elsewhere. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Non-modal panel of recent games beside the bar. Escape and a click elsewhere close it. */
export function RecentPanel({ id, recent, onOpen, lobbyHref, opener, onClose }: RecentPanelProps) {
  const { t } = useTranslation('support');
  const panelRef = useRef<HTMLElement>(null);
  const close = (): void => {
    opener.current?.focus({ preventScroll: true });
    onClose();
  };
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node;
    if (!panelRef.current?.contains(target) && !opener.current?.contains(target)) onClose();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('pointerdown', onPointerDown, controller);
    document.addEventListener('keydown', onKey, controller);
    return () => controller.abort();
  }, []);
  return (
    <section ref={panelRef} id={id} aria-label={t('sidebar.recentTitle')} className={panel}>
      <div className={head}>
        <Heading level={2} size="md">
          {t('sidebar.recentTitle')}
        </Heading>
        <IconButton label={t('common:close')} icon={<Icon of={X} />} size="small" onClick={close} />
      </div>
      <LazyRecentGames recent={recent} onOpen={onOpen} lobbyHref={lobbyHref} />
    </section>
  );
}
