import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SidesScreenProps } from '../SidesScreen.tsx';
import { RecentGames } from './RecentGames.tsx';
import { head, panel } from './RecentPanel.css.ts';

type RecentPanelProps = Pick<SidesScreenProps, 'onOpen' | 'lobbyHref'> & {
  id: string;
  recent: NonNullable<SidesScreenProps['recent']>;
  /** What opened it: has the focus back when it closes by a key. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Beside the bar, over the page but not in its way: a press elsewhere or Escape closes it. */
export function RecentPanel({ id, recent, opener, onClose, ...rest }: RecentPanelProps) {
  const { t } = useTranslation('service');
  const shared = useTranslation('shared').t;
  const place = useRef<HTMLElement>(null);
  const close = (): void => {
    opener.current?.focus({ preventScroll: true });
    onClose();
  };
  const onPress = useEffectEvent((event: PointerEvent) => {
    const pressed = event.target as Node;
    if (!place.current?.contains(pressed) && !opener.current?.contains(pressed)) onClose();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('pointerdown', onPress, controller);
    document.addEventListener('keydown', onKey, controller);
    return () => controller.abort();
  }, []);
  return (
    <section ref={place} id={id} aria-label={t('sides.recentTitle')} className={panel}>
      <div className={head}>
        <Heading level={2} size="md">
          {t('sides.recentTitle')}
        </Heading>
        <IconButton label={shared('close')} icon={<Icon of={X} />} size="small" onClick={close} />
      </div>
      <RecentGames {...rest} recent={recent} />
    </section>
  );
}
