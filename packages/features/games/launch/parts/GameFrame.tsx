import { useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LaunchScreenProps, OpenLaunch } from '../launch.types.ts';
import { frame, slowBox, stage } from '../LaunchScreen.css.ts';
import { useGameMessages } from '../useGameMessages.ts';

interface GameFrameProps
  extends
    Pick<OpenLaunch, 'name' | 'url' | 'sandbox' | 'slow'>,
    Pick<LaunchScreenProps, 'onSettled' | 'onLoaded' | 'onOtherHost' | 'onLeave'> {}

/** The sandboxed frame of a game, with a notice while it loads slowly. */
export function GameFrame({ name, url, sandbox, slow, onSettled, onLoaded, onOtherHost, onLeave }: GameFrameProps) {
  const { t } = useTranslation('launch');
  const element = useRef<HTMLIFrameElement>(null);
  const loaded = useRef(false);
  useGameMessages(element, ({ event }) => {
    if (event === 'exit') onLeave();
    else if (event === 'settled') onSettled();
  });
  return (
    <div className={stage}>
      <iframe
        ref={element}
        title={t('frameTitle', { name })}
        src={url}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        className={frame}
        onLoad={() => {
          // Focuses the game after its first load, so that keys work without a click into it; unless focus is elsewhere on
          // the page. Later loads do not move focus, since the game may have placed it inside the frame by itself.
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
