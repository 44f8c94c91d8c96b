import type { ReactNode } from 'react';
import * as v from 'valibot';
import { agentPause } from '#api/agentPause.ts';
import { ClosedPage } from '#core/centre/ClosedPage.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { LaunchScreenProps } from '../launch.types.ts';
import { centre } from '../LaunchScreen.css.ts';

interface LaunchPausedProps {
  paused: NonNullable<LaunchScreenProps['paused']>;
  /** Stands for a refusal that does not say what the pause is. */
  failure: ReactNode;
}

/** Stands in place of a game while the agent above has paused play: by whom and why, and what is open instead (AGT-09c). */
export function LaunchPaused({ paused: { detail, instead }, failure }: LaunchPausedProps) {
  const { t } = useTranslation('launch');
  const pause = v.safeParse(agentPause, detail);
  if (!pause.success) return failure;
  return (
    <div className={centre}>
      <ClosedPage name={t('game')} closed={{ is: 'pausedByAgent', ...pause.output }} instead={instead} />
    </div>
  );
}
