import { Clock3 } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useTick } from '../../shared/useTick.ts';
import { clockOf, leftToSay } from '../deposit.model.ts';
import { digits, timer } from './WaitingOrder.css.ts';

interface TimeLeftProps {
  /** ms, by the platform's clock. */
  until: number;
  now: () => number;
}

/** The time that is left to pay. Seen each second; said aloud at five minutes, at one, and when it is over. */
export function TimeLeft({ until, now }: TimeLeftProps) {
  const { t } = useTranslation('deposit');
  const left = until - useTick(now, 1_000);
  const say = leftToSay(left);
  return (
    <>
      <span className={timer}>
        <Icon of={Clock3} size="small" />
        {say === 'over' ? (
          t('waiting.over')
        ) : (
          <>
            {t('waiting.left')}
            <span role="timer" className={digits}>
              {clockOf(left)}
            </span>
          </>
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{say === 'nothing' ? '' : t(`waiting.${say}`)}</span>
      </VisuallyHidden>
    </>
  );
}
