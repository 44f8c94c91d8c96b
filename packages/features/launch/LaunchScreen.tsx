import type { ApiError } from '#api/errors.ts';
import type { Amount, OfferedLanguage } from '#api/primitives.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { screen } from './LaunchScreen.css.ts';
import { GameBar } from './parts/GameBar.tsx';
import { GameFrame } from './parts/GameFrame.tsx';
import { LaunchFailure } from './parts/LaunchFailure.tsx';
import { NoBalance } from './parts/NoBalance.tsx';
import { Opening } from './parts/Opening.tsx';

interface AskedAgain {
  /** It is being tried again; what happened stays in view, and the button in hand. @default false */
  readonly refreshing?: boolean;
}

/** How far the launch has come. */
export type LaunchState =
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly name: string;
      readonly address: string;
      readonly sandbox: string;
      /** From 1; another one is another frame. */
      readonly attempt: number;
      /** It has been loading for longer than one should have to wait. */
      readonly slow: boolean;
    }
  /** The platform refused, or could not be asked. */
  | ({ readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void } & AskedAgain)
  /** The address names no game, or one that is not practised, or the game lies where we may not go or nobody answers. */
  | ({
      readonly status: 'impossible';
      readonly reason: 'incomplete' | 'unsafeAddress' | 'noHost' | 'practiceOff';
      readonly retry?: () => void;
    } & AskedAgain);

export interface LaunchScreenProps {
  readonly launch: LaunchState;
  /** Null for practice, which has nothing to do with the wallet. */
  readonly balance: Remote<Amount> | null;
  readonly onRefreshBalance: () => Promise<void>;
  /** ms since 1970 by the platform's clock; called at each tick. */
  readonly now: () => number;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** Where "back" leads. */
  readonly backHref: string;
  /** Where money is paid in. */
  readonly depositHref: string;
  /** The same game for practice, after a refusal that does not concern practice; null at any other time. */
  readonly practiceHref: string | null;
  /** Games of other vendors while this one is in maintenance; null at any other time. */
  readonly others: Remote<readonly GameTileView[]> | null;
  /** Opens customer service. @default nobody answers */
  readonly onSupport?: () => void;
  /** The frame has loaded. */
  readonly onLoaded: () => void;
  /** Opens the game anew. */
  readonly onReload: () => void;
  /** Opens it anew from the next host. */
  readonly onOtherHost: () => void;
  /** The game says that a round is over. */
  readonly onSettled: () => void;
  /** The player goes back, in the bar or by the game's own way out. */
  readonly onLeave: () => void;
}

/** A game in the whole window, below a bar that leads back and shows the balance (RT-09, GAM-01, GAM-02). */
export function LaunchScreen(props: LaunchScreenProps) {
  const { launch, balance } = props;
  const { t } = useTranslation('launch');
  const name = launch.status === 'open' ? launch.name : t('game');
  return (
    <div className={screen}>
      <GameBar {...props} name={name} />
      {launch.status === 'open' && balance !== null && <NoBalance {...props} balance={balance} />}
      <main>
        {launch.status === 'opening' && <Opening />}
        {launch.status === 'open' && <GameFrame key={launch.attempt} {...props} {...launch} />}
        {(launch.status === 'failed' || launch.status === 'impossible') && <LaunchFailure {...props} launch={launch} />}
      </main>
    </div>
  );
}
