import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { ball, row } from './Balls.css.ts';

interface BallsProps {
  /** At most six (LOT-02). */
  digits: readonly string[];
  size?: 'small' | 'medium';
}

/** A winning number. Read out digit by digit, as it is called at a draw. */
export function Balls({ digits, size = 'medium' }: BallsProps) {
  const { t } = useTranslation('lottery');
  return (
    <span role="img" aria-label={t('winningNumber', { digits: digits.join(' ') })} className={row}>
      {digits.map((digit, index) => (
        <span key={index} className={ball({ size })}>
          {digit}
        </span>
      ))}
    </span>
  );
}
