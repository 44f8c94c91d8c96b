import { useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { frame, slowBox, stage } from '../LaunchScreen.css.ts';
import type { LaunchScreenProps, LaunchState } from '../LaunchScreen.tsx';
import { useGameMessages } from '../useGameMessages.ts';

type GameFrameProps = Extract<LaunchState, { status: 'open' }> &
  Pick<LaunchScreenProps, 'onSettled' | 'onLoaded' | 'onOtherHost' | 'onLeave'>;

/** The game itself, in a frame that cannot reach out of it. */
export function GameFrame(props: GameFrameProps) {
  const { name, address, sandbox, slow, onSettled, onLoaded, onOtherHost, onLeave } = props;
  const { t } = useTranslation('launch');
  const element = useRef<HTMLIFrameElement>(null);
  const loaded = useRef(false);
  useGameMessages(element, (event) => (event === 'exit' ? onLeave() : onSettled()));
  return (
    <div className={stage}>
      <iframe
        ref={element}
        title={t('frameTitle', { name })}
        src={address}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        className={frame}
        onLoad={() => {
          // The keys belong to the game at once, without a press into it first; not those of somebody who is elsewhere.
          // Nor again to a game that has taken them by itself: that would take the focus from what it stands on in there.
          const { activeElement } = document;
          const free = activeElement === null || activeElement === document.body;
          if (!loaded.current && free) element.current?.focus();
          loaded.current = true;
          onLoaded();
        }}
      />
      <div role="status">
        {slow && (
          <div className={slowBox}>
            <div>
              <Text weight="strong">{t('slow')}</Text>
              <Text size="sm" tone="muted">
                {t('slowText')}
              </Text>
            </div>
            <Button size="small" onClick={() => onOtherHost()}>
              {t('slowRetry')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
