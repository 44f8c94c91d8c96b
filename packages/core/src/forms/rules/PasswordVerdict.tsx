import { type JudgedBy, judgeNewPassword } from '#text/judgeNewPassword.ts';
import { passwordStrengths } from '#text/judgePassword.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { bar, step } from './Strength.css.ts';

export interface PasswordVerdictProps extends Pick<JudgedBy, 'own'> {
  readonly password: string;
}

/** SEC-07: the strength of a password in words, with what makes it weak. The bar repeats it for the eye. */
export function PasswordVerdict({ password, own }: PasswordVerdictProps) {
  const { t } = useTranslation('passwordStrength');
  const { strength, reason } = judgeNewPassword(password, { own, digitsOnly: false });
  const reached = passwordStrengths.indexOf(strength);
  return (
    <>
      <div className={bar} aria-hidden>
        {passwordStrengths.map((name, index) => (
          <span key={name} className={step} data-reached={index <= reached ? strength : undefined} />
        ))}
      </div>
      <span>{reason === null ? t(strength) : `${t(strength)} · ${t(reason)}`}</span>
    </>
  );
}
