import { Hourglass } from 'lucide-react';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { playedText } from './playedText.ts';
import { strip } from './PlaySession.css.ts';
import type { RealityCheckProps } from './realityCheck.types.ts';

/**
 * How long the running sitting has lasted, and its result (RSP-07). Stakes of bets that are not settled stand apart: they
 * are not lost. Nothing before the first round, and no figure that could
 * not be refreshed.
 */
export function PlaySession({
  session,
  outdated,
  minutes,
}: Pick<RealityCheckProps, 'session' | 'outdated' | 'minutes'>) {
  const { t } = useTranslation('limits');
  if (session === null) return null;
  return (
    <p className={strip}>
      <VisuallyHidden>{`${t('session.label')} `}</VisuallyHidden>
      <Icon of={Hourglass} size="small" />
      <span>{playedText(t, minutes)}</span>
      <VisuallyHidden>{`${t('check.result')} `}</VisuallyHidden>
      {outdated ? (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>{t('session.unknown')}</VisuallyHidden>
        </>
      ) : (
        <Amount sign="always" value={session.result} />
      )}
      {!outdated && session.waiting > 0 && (
        <span>
          <span>{`· ${t('check.open')} `}</span>
          <Amount value={session.openStake} />
        </span>
      )}
    </p>
  );
}
