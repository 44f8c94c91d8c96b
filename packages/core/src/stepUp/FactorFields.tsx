import type { MoneyFactor, PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { FactorProblem, FactorProblems, FactorValues } from './factors.ts';
import { PasskeyProblem } from './PasskeyFactorParts.tsx';
import { digitsOf } from './paymentPassword.model.ts';
import { SecretField } from './SecretField.tsx';
import type { PasskeyFactor } from './usePasskeyFactor.ts';

interface InputsProps {
  factors: readonly MoneyFactor[];
  values: FactorValues;
  problems: FactorProblems;
  password: Pick<PaymentPasswordStateValue, 'state' | 'triesLeft' | 'rule'>;
  onChange: (values: FactorValues) => void;
  /** Resets a forgotten payment password; without it, no such button. */
  onForgot?: () => void;
}

interface FactorFieldsProps extends InputsProps {
  passkey: PasskeyFactor;
}

/**
 * What the operator asks for before money leaves: payment password, authenticator code, or both. Nothing but a problem of the
 * passkey while that stands for them.
 */
export function FactorFields({ passkey, ...inputs }: FactorFieldsProps) {
  return (
    <>
      <PasskeyProblem problem={passkey.problem} />
      {!passkey.chosen && <Inputs {...inputs} />}
    </>
  );
}

function Inputs(props: InputsProps) {
  const { factors, values, problems, password: known, onChange, onForgot } = props;
  const { t } = useTranslation('paymentPassword');
  const problemText = useProblemText();
  const { triesLeft } = known;
  // Told beforehand.
  const few = known.state === 'set' && triesLeft > 0 && triesLeft <= 3 && problems.password === undefined;
  return (
    <Stack gap="sm">
      {factors.includes('password') && (
        <Stack gap="xxs">
          <SecretField
            name="password"
            required
            label={t('label')}
            digits={digitsOf(known.rule)}
            value={values.password}
            error={problems.password && problemText('password', problems.password)}
            hint={few ? t('triesLeft', { count: triesLeft }) : undefined}
            onChange={(password) => onChange({ ...values, password })}
          />
          {onForgot && (
            <Inline>
              <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onForgot}>
                {t('forgot')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
      {factors.includes('authenticator') && (
        <TextInput
          name="authenticator"
          required
          label={t('authenticator')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={values.authenticator}
          error={problems.authenticator && problemText('authenticator', problems.authenticator)}
          onChange={(authenticator) => onChange({ ...values, authenticator })}
        />
      )}
    </Stack>
  );
}

function useProblemText() {
  const language = useLanguage();
  const { t } = useTranslation('paymentPassword');
  return (factor: MoneyFactor, problem: FactorProblem): string => {
    if (problem.key === 'empty') return t(`problems.empty.${factor}`);
    if (problem.key === 'locked') {
      return problem.until === null
        ? t('problems.locked')
        : t('problems.lockedUntil', { time: formatMoment(problem.until, language) });
    }
    if (factor === 'authenticator') return t('problems.incorrectCode');
    const { triesLeft } = problem;
    return triesLeft === null ? t('problems.incorrect') : t('problems.incorrectTries', { count: triesLeft });
  };
}
