import { useRef } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { Amount, OfferedLanguage } from '#api/primitives.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { screen } from './LaunchScreen.css.ts';
import { GameBar } from './parts/GameBar.tsx';
import { GameFrame } from './parts/GameFrame.tsx';
import { LaunchFailure } from './parts/LaunchFailure.tsx';
import { Opening } from './parts/Opening.tsx';

/** How far the launch has come. */
export type LaunchState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly name: string; readonly address: string; readonly sandbox: string }
  /** The platform refused, or could not be asked. */
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  /** The address names no game, or the game lies where we may not go. */
  | { readonly status: 'impossible'; readonly reason: 'incomplete' | 'unsafeAddress' };

export interface LaunchScreenProps {
  readonly launch: LaunchState;
  readonly balance: Remote<Amount>;
  readonly onRefreshBalance: () => Promise<void>;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** Where "back" leads. */
  readonly backHref: string;
  /** Games of other vendors while this one is in maintenance; null at any other time. */
  readonly others: Remote<readonly GameTileView[]> | null;
  /** The game's own way out was pressed. */
  readonly onLeave: () => void;
}

/** A game in the whole window, below a bar that leads back and shows the balance (GAM-01, GAM-02). */
export function LaunchScreen(props: LaunchScreenProps) {
  const { launch, backHref, others } = props;
  const { t } = useTranslation('launch');
  const whole = useRef<HTMLDivElement>(null);
  const name = launch.status === 'open' ? launch.name : t('game');
  return (
    <div ref={whole} className={screen}>
      <GameBar {...props} name={name} whole={whole} />
      <main>
        {launch.status === 'opening' && <Opening />}
        {launch.status === 'open' && <GameFrame {...props} {...launch} />}
        {(launch.status === 'failed' || launch.status === 'impossible') && (
          <LaunchFailure launch={launch} backHref={backHref} others={others} />
        )}
      </main>
    </div>
  );
}
