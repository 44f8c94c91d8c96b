import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { isToCome } from '../contracts.model.ts';
import type { ContractsScreenProps } from '../contracts.types.ts';
import { Compared } from './Compared.tsx';
import { Ends } from './Ends.tsx';
import { LastPeriod } from './LastPeriod.tsx';
import { OldAndNew, type TermsInForce } from './OldAndNew.tsx';
import { useContractError, useContractTexts } from './useContractTexts.ts';

interface DecisionDialogProps extends Pick<ContractsScreenProps, 'decision' | 'preview' | 'onConfirm'> {
  /** The terms in force. */
  inForce: TermsInForce;
  onClose: () => void;
}

interface DecisionValues {
  /** The ids of the contracts further down that were read. */
  readonly ticked: readonly string[];
  readonly password: string;
}
type DecisionProblems = Readonly<Partial<Record<keyof DecisionValues, true>>>;
const nothingDecided: DecisionValues = { ticked: [], password: '' };

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
  const form = useFields<DecisionValues, DecisionProblems>(nothingDecided);
  const { problems, failure } = form;
  const { ticked, password } = form.values;
  // Keeps its texts during the exit animation.
  const shown = usePresence(decision);
  if (shown === null) return null;
  const { action, contract } = shown;
  const kind = typeof contract.kind === 'string' ? contract.kind : null;
  if (kind === null) return null;
  const ends = preview.status === 'ready' ? preview.value.ends : [];
  const name = { kind: kindName(kind) };
  const title = t(`decide.${action}.title`, name);
  /** What is ended before it has begun. */
  const never = action === 'TERMINATE' && isToCome(contract, now());

  async function confirm(): Promise<boolean> {
    const missing: DecisionProblems = {
      ...(action !== 'REJECT' && ends.some(({ id }) => !ticked.includes(id)) && { ticked: true }),
      ...(password === '' && { password: true }),
    };
    const result = await form.submit(missing, async () => {
      const answer = await onConfirm(password, action === 'REJECT' ? [] : ends.map(({ id }) => id));
      // Others end than were ticked.
      if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'contract_changed') {
        form.change({ ticked: [] });
      }
      return answer;
    });
    if (result !== 'done') return false;
    toast.show({
      id: 'contract',
      tone: 'positive',
      text: t(never ? 'decide.neverDone' : `decide.${action}.done`, name),
    });
    return true;
  }

  return (
    <ConfirmDialog
      open={decision !== null}
      onOpenChange={(open) => open || onClose()}
      onBeforeOpen={form.reset}
      tone={action === 'ACCEPT' ? 'accent' : 'negative'}
      title={title}
      text={action === 'REJECT' ? t('decide.REJECT.text') : undefined}
      confirmLabel={t(`decide.${action}.confirm`)}
      confirmDisabled={action !== 'REJECT' && preview.status !== 'ready'}
      cancelLabel={t('decide.cancel')}
      onConfirm={confirm}
    >
      {/* Enter does nothing: what binds is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={failure}
        failureText={failure && errorText(failure)}
        maybe={t('decide.maybe')}
        onSubmit={() => {}}
      >
        {action === 'ACCEPT' && <OldAndNew kind={kind} before={inForce} after={contract} />}
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
                  {action === 'ACCEPT' && (
                    <>
                      <Compared kind={kind} preview={value} />
                      <LastPeriod kind={kind} preview={value} />
                    </>
                  )}
                  <Ends
                    ends={value.ends}
                    time={time}
                    ticked={ticked}
                    problem={problems.ticked === true}
                    onTick={(id, isTicked) =>
                      form.change({ ticked: isTicked ? [...ticked, id] : ticked.filter((each) => each !== id) })
                    }
                  />
                </Stack>
              );
            }}
          </RemoteView>
        )}
        <PasswordInput
          required
          label={t('decide.password')}
          showLabel={t('decide.show')}
          hideLabel={t('decide.hide')}
          autoComplete="current-password"
          value={password}
          error={problems.password && t('decide.passwordEmpty')}
          onChange={(typed) => form.change({ password: typed })}
        />
      </Form>
    </ConfirmDialog>
  );
}
