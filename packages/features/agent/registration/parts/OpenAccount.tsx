import { CircleCheck, CircleHelp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DownlineKind } from '#api/agent.ts';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { Form } from '#core/forms/Form.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readText } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { RateFields } from '../../rates/RateFields.tsx';
import { type OwnRate, type RateProblems, type RateTexts, checkRates } from '../../rates/rates.model.ts';
import type { OpenedAccount, RegistrationScreenProps } from '../registration.types.ts';
import { secret } from '../RegistrationScreen.css.ts';
import { KindField } from './KindField.tsx';

interface OpenAccountProps extends Pick<RegistrationScreenProps, 'Templates' | 'onOpen' | 'onCopy'> {
  kinds: readonly DownlineKind[];
  own: readonly OwnRate[];
}

type Shown = Exclude<OpenedAccount, { kind: 'refused' }>;
/** The fields that a refusal can name. */
const named = ['username', 'nickname'] as const;
type Problems = Partial<Record<(typeof named)[number], 'empty' | 'invalid' | 'taken'>>;

/** Opens an account below the agent. Its first password is made here and shown once. */
export function OpenAccount({ kinds, own, Templates, onOpen, onCopy }: OpenAccountProps) {
  const { t } = useTranslation('agentRegister');
  const errorText = useRefusalText('agentRates');
  const { busy, run } = useActionLock();
  const [username, setUsername] = useState('');
  const [nickname, setNickname] = useState('');
  const [kind, setKind] = useState<DownlineKind>(kinds[0] ?? 'member');
  const [rates, setRates] = useState<RateTexts>({});
  const [problems, setProblems] = useState<Problems>({});
  const [rateProblems, setRateProblems] = useState<RateProblems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problems.username !== undefined) field.current?.focus();
  }, [problems]);

  const submit = async (): Promise<void> => {
    const checked = checkRates(rates, own);
    const missing: Problems = readText(username) === '' ? { username: 'empty' } : {};
    setFailure(null);
    setProblems(missing);
    setRateProblems(checked.ok ? {} : checked.problems);
    if (!checked.ok || missing.username !== undefined) return;
    const outcome = await onOpen({ username, nickname, kind, rates: checked.rates });
    if (outcome.kind !== 'refused') {
      setShown(outcome);
      return;
    }
    const found = problemsOf(outcome.error);
    setProblems(found);
    setFailure(Object.keys(found).length === 0 ? outcome.error : null);
  };
  if (shown !== null) {
    const again = (): void => {
      // What was not answered may have to be sent again.
      if (shown.kind === 'opened') {
        setUsername('');
        setNickname('');
      }
      setShown(null);
    };
    return <Opened shown={shown} onCopy={onCopy} onAgain={again} />;
  }
  return (
    <Form
      label={t('tabs.open')}
      failure={failure}
      failureText={failure && errorText(failure)}
      onSubmit={() => void run(submit)}
    >
      <Text tone="muted">{t('openText')}</Text>
      <TextInput
        ref={field}
        required
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="off"
        maxLength={30}
        value={username}
        error={problems.username && t(`problems.username.${problems.username}`)}
        onChange={(next) => {
          setUsername(next);
          setProblems({});
        }}
      />
      <TextInput
        label={t('nickname')}
        autoComplete="off"
        maxLength={30}
        value={nickname}
        error={problems.nickname && t('problems.nickname')}
        onChange={(next) => {
          setNickname(next);
          setProblems({});
        }}
      />
      <KindField kinds={kinds} value={kind} onChange={setKind} />
      <RateFields
        own={own}
        texts={rates}
        problems={rateProblems}
        Templates={Templates}
        onChange={(next) => {
          setRates(next);
          setRateProblems({});
        }}
      />
      <Button type="submit" busy={busy} fullWidth>
        {t('open')}
      </Button>
    </Form>
  );
}

/** The problem at a field that a refusal is about; none for any other error. */
function problemsOf(error: ApiError): Problems {
  if (error.kind !== 'refused') return {};
  if (error.code === 'account_taken') return { username: 'taken' };
  const field = error.code === 'invalid_input' ? named.find((name) => name === error.detail['field']) : undefined;
  return field === undefined ? {} : { [field]: 'invalid' };
}

/** The login of a new account. Its password is shown here only. */
function Opened({ shown, onCopy, onAgain }: { shown: Shown; onAgain: () => void } & Pick<OpenAccountProps, 'onCopy'>) {
  const { t } = useTranslation('agentRegister');
  const errorText = useErrorText();
  const { account, password } = shown;
  const copying = { copiedLabel: t('copied'), failedLabel: t('copyFailed'), onCopy };
  const isOpened = shown.kind === 'opened';
  return (
    <OutcomePanel
      tone={isOpened ? 'positive' : 'neutral'}
      icon={isOpened ? CircleCheck : CircleHelp}
      title={isOpened ? t('opened', { account }) : t('unknown')}
      takesFocus
      actions={
        <>
          <Button tone="outline" onClick={onAgain}>
            {t(isOpened ? 'again' : 'retry')}
          </Button>
          {isOpened && <Link href={shown.href}>{t('toAccount')}</Link>}
        </>
      }
    >
      {shown.kind === 'unknown' && <Text>{errorText(shown.error)}</Text>}
      <Text>{t(isOpened ? 'openedText' : 'unknownText')}</Text>
      <FactList>
        <Fact label={t('username')}>
          <CopyField value={account} copyLabel={t('copyUsername')} {...copying} />
        </Fact>
        <Fact label={t('password')}>
          <span className={secret}>
            <CopyField value={password} copyLabel={t('copyPassword')} {...copying} />
          </span>
        </Fact>
      </FactList>
    </OutcomePanel>
  );
}
