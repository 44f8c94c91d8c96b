import { useRef, useState } from 'react';
import type { ContractTier } from '#api/agentContract.ts';
import type { ApiError } from '#api/errors.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { isToCome } from '../contracts.model.ts';
import type { ContractsScreenProps } from '../contracts.types.ts';
import { Ends } from './Ends.tsx';
import { LastPeriod } from './LastPeriod.tsx';
import { OldAndNew } from './OldAndNew.tsx';
import { isUncertain, useContractError, useContractTexts } from './useContractTexts.ts';

interface DecisionDialogProps extends Pick<ContractsScreenProps, 'decision' | 'preview' | 'onConfirm'> {
  /** The terms in force; empty for none. */
  inForce: readonly ContractTier[];
  onClose: () => void;
}

/**
 * Asks before an offer is answered or a contract ended: what changes and when, each contract further down that ends with it,
 * to be ticked, and the login password.
 */
export function DecisionDialog({ decision, preview, inForce, onClose, onConfirm }: DecisionDialogProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('contracts');
  const errorText = useContractError();
  const { kindName } = useContractTexts();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const unticked = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<'password' | 'tick' | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Keeps its texts during the exit animation.
  const shown = usePresence(decision);
  if (shown === null) return null;
  const { action, contract } = shown;
  const kind = typeof contract.kind === 'string' ? contract.kind : null;
  if (kind === null) return null;
  const ends = preview.status === 'ready' ? preview.value.ends : [];
  const name = { kind: kindName(kind) };
  /** What is ended before it has begun. */
  const never = action === 'TERMINATE' && isToCome(contract, now());

  async function confirm(): Promise<boolean> {
    setFailure(null);
    if (action !== 'REJECT' && ends.some(({ id }) => !ticked.includes(id))) {
      setProblem('tick');
      unticked.current?.focus();
      return false;
    }
    if (password === '') {
      setProblem('password');
      field.current?.focus();
      return false;
    }
    const answer = await onConfirm(password, action === 'REJECT' ? [] : ends.map(({ id }) => id));
    if (answer.ok) {
      toast.show({
        id: 'contract',
        tone: 'positive',
        text: t(never ? 'decide.neverDone' : `decide.${action}.done`, name),
      });
      return true;
    }
    setFailure(answer.error);
    // Others end than were ticked.
    if (answer.error.kind === 'refused' && answer.error.code === 'contract_changed') setTicked([]);
    return false;
  }

  return (
    <ConfirmDialog
      open={decision !== null}
      onOpenChange={(open) => open || onClose()}
      onBeforeOpen={() => {
        setPassword('');
        setTicked([]);
        setProblem(null);
        setFailure(null);
      }}
      tone={action === 'ACCEPT' ? 'accent' : 'negative'}
      title={t(`decide.${action}.title`, name)}
      text={action === 'REJECT' ? t('decide.REJECT.text') : undefined}
      confirmLabel={t(`decide.${action}.confirm`)}
      confirmDisabled={action !== 'REJECT' && preview.status !== 'ready'}
      cancelLabel={t('decide.cancel')}
      onConfirm={confirm}
    >
      <Stack gap="md">
        {failure !== null && (
          <ErrorState
            size="compact"
            announce
            title={errorText(failure)}
            text={isUncertain(failure) ? t('decide.maybe') : undefined}
          />
        )}
        {action === 'ACCEPT' && <OldAndNew kind={kind} before={inForce} after={contract.tiers} />}
        {action !== 'REJECT' && (
          <RemoteView
            compact
            level={3}
            remote={preview}
            failed={preview.status === 'failed' ? errorText(preview.error) : ''}
            skeleton={<Skeleton shape="text" lines={4} />}
          >
            {(value) => {
              const time = formatMoment(Date.parse(value.effectiveAt), language);
              return (
                <Stack gap="md">
                  <Text weight="medium">
                    {t(never ? 'decide.never' : action === 'ACCEPT' ? 'decide.begins' : 'decide.ends', { time })}
                  </Text>
                  {action === 'ACCEPT' && <LastPeriod kind={kind} preview={value} />}
                  <Ends
                    ends={value.ends}
                    time={time}
                    ticked={ticked}
                    problem={problem === 'tick'}
                    unticked={unticked}
                    onTick={(id, isTicked) => {
                      setProblem(null);
                      setTicked((all) => (isTicked ? [...all, id] : all.filter((each) => each !== id)));
                    }}
                  />
                </Stack>
              );
            }}
          </RemoteView>
        )}
        <PasswordInput
          ref={field}
          required
          label={t('decide.password')}
          showLabel={t('decide.show')}
          hideLabel={t('decide.hide')}
          autoComplete="current-password"
          value={password}
          error={problem === 'password' ? t('decide.passwordEmpty') : undefined}
          onChange={(typed) => {
            setPassword(typed);
            setProblem(null);
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
