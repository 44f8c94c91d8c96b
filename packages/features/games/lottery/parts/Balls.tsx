import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ball, row } from './Balls.css.ts';

interface BallsProps {
  /** The winning number, one digit per ball; at most six (LOT-02). */
  digits: readonly string[];
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** A winning number as a row of balls. Screen readers read it digit by digit. */
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
