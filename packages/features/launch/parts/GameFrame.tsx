import { useRef } from 'react';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { frame } from '../LaunchScreen.css.ts';
import type { LaunchScreenProps, LaunchState } from '../LaunchScreen.tsx';
import { useGameMessages } from '../useGameMessages.ts';

type GameFrameProps = Extract<LaunchState, { status: 'open' }> &
  Pick<LaunchScreenProps, 'onRefreshBalance' | 'onLeave'>;

/** The game itself, in a frame that cannot reach out of it. */
export function GameFrame({ name, address, sandbox, onRefreshBalance, onLeave }: GameFrameProps) {
  const { t } = useTranslation('launch');
  const element = useRef<HTMLIFrameElement>(null);
  useGameMessages(element, (event) => (event === 'exit' ? onLeave() : void onRefreshBalance()));
  return (
    <iframe
      ref={element}
      title={t('frameTitle', { name })}
      src={address}
      sandbox={sandbox}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      className={frame}
      // The keys belong to the game at once, without a press into it first.
      onLoad={() => element.current?.focus()}
    />
  );
}
