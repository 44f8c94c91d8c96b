import { useState } from 'react';
import type { DownlineKind } from '#api/agent.ts';
import { fail, ok } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readText } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FirstPassword } from '../../firstPassword/FirstPassword.tsx';
import { type LoginProblems, type LoginValues, loginProblemsOf } from '../../firstPassword/loginFields.model.ts';
import { LoginFields } from '../../firstPassword/LoginFields.tsx';
import { RateFields } from '../../rates/RateFields.tsx';
import { type OwnRate, type RateProblems, type RateTexts, checkRates } from '../../rates/rates.model.ts';
import type { OpenedAccount, RegistrationScreenProps } from '../registration.types.ts';
import { KindField } from './KindField.tsx';

interface OpenAccountProps extends Pick<RegistrationScreenProps, 'Templates' | 'onOpen' | 'onCopy'> {
  kinds: readonly DownlineKind[];
  own: readonly OwnRate[];
  start: RateTexts;
}

type Shown = Exclude<OpenedAccount, { kind: 'refused' }>;
interface Problems extends LoginProblems {
  readonly rates?: RateProblems;
}
interface AccountValues extends LoginValues {
  readonly kind: DownlineKind;
  readonly rates: RateTexts;
}

/** Opens an account below the agent. Its first password is made here and shown once. */
export function OpenAccount({ kinds, own, start, Templates, onOpen, onCopy }: OpenAccountProps) {
  const { t } = useTranslation('agentRegister');
  const errorText = useRefusalText('agentRates');
  const form = useFields<AccountValues, Problems>(
    { username: '', nickname: '', kind: kinds[0] ?? 'member', rates: start },
    { problemsOf: loginProblemsOf },
  );
  const { values, problems, failure, busy, change } = form;
  const [shown, setShown] = useState<Shown | null>(null);

  const submit = async (): Promise<void> => {
    const checked = checkRates(values.rates, own);
    const found: Problems = {
      ...(readText(values.username) === '' && { username: 'empty' }),
      ...(!checked.ok && { rates: checked.problems }),
    };
    await form.submit(found, async () => {
      const outcome = await onOpen({ ...values, rates: checked.ok ? checked.rates : [] });
      if (outcome.kind === 'refused') return fail(outcome.error);
      setShown(outcome);
      return ok(null);
    });
  };
  if (shown !== null) {
    const again = (): void => {
      // What was not answered may have to be sent again.
      if (shown.kind === 'opened') change({ username: '', nickname: '' });
      setShown(null);
    };
    const { account, password } = shown;
    const isOpened = shown.kind === 'opened';
    return (
      <FirstPassword
        account={account}
        password={password}
        title={t('opened', { account })}
        unknown={isOpened ? null : { error: shown.error, text: t('unknownText') }}
        onCopy={onCopy}
        actions={
          <>
            <Button tone="outline" onClick={again}>
              {t(isOpened ? 'again' : 'retry')}
            </Button>
            {isOpened && <Link href={shown.href}>{t('toAccount')}</Link>}
          </>
        }
      />
    );
  }
  return (
    <Form
      ref={form.ref}
      label={t('tabs.open')}
      failure={failure}
      failureText={failure && errorText(failure)}
      onSubmit={() => void submit()}
    >
      <Text tone="muted">{t('openText')}</Text>
      <LoginFields values={values} problems={problems} nicknameLabel={t('nickname')} onChange={change} />
      <KindField kinds={kinds} value={values.kind} onChange={(kind) => change({ kind })} />
      <RateFields
        own={own}
        texts={values.rates}
        problems={problems.rates ?? {}}
        Templates={Templates}
        onChange={(rates) => change({ rates })}
      />
      <Button type="submit" busy={busy} fullWidth>
        {t('open')}
      </Button>
    </Form>
  );
}
