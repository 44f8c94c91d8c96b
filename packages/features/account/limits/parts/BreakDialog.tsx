import { type SubmitEvent, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { BreakInput, LimitsScreenProps } from '../limits.types.ts';
import { points } from '../LimitsScreen.css.ts';

interface BreakDialogProps extends Pick<LimitsScreenProps, 'onBreak'> {
  /** Null while the dialog is closed. */
  kind: BreakInput['kind'] | null;
  lengths: readonly BreakInput['length'][];
  onClose: () => void;
}

/** Form for a break: how long, what stops and what stays open, and the password. It cannot be taken back. */
export function BreakDialog({ kind, lengths, onBreak, onClose }: BreakDialogProps) {
  const { t } = useTranslation('limits');
  const shared = useTranslation('common').t;
  // Keeps the form during the exit animation.
  const shown = usePresence(kind);
  return (
    <Dialog
      open={kind !== null}
      onOpenChange={onClose}
      title={t(`break.${shown ?? 'timeout'}`)}
      width="dialog"
      closeLabel={shared('close')}
    >
      {shown !== null && <BreakForm key={shown} kind={shown} lengths={lengths} onBreak={onBreak} onDone={onClose} />}
    </Dialog>
  );
}

interface BreakFormProps extends Pick<LimitsScreenProps, 'onBreak'> {
  kind: BreakInput['kind'];
  lengths: readonly BreakInput['length'][];
  onDone: () => void;
}

function BreakForm({ kind, lengths, onBreak, onDone }: BreakFormProps) {
  const { t } = useTranslation('limits');
  const errorText = useErrorText();
  const { busy, run } = useActionLock();
  const [length, setLength] = useState<BreakInput['length']>(lengths[0] ?? '1d');
  const [password, setPassword] = useState('');
  const [understood, setUnderstood] = useState(false);
  /** True once the player has tried to submit: what is missing is then named. */
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const wrongPassword = error?.kind === 'refused' && error.code === 'password_incorrect';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (password === '' || !understood) return;
    void run(async () => {
      const failed = await onBreak({ kind, length, password });
      setError(failed);
      if (failed === null) onDone();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Select
          label={t('break.length')}
          value={length}
          onChange={setLength}
          options={lengths.map((each) => ({ value: each, label: t(`lengths.${each}`) }))}
        />
        <ul className={points}>
          <li>{t('break.stops')}</li>
          <li>{t('break.stays')}</li>
          <li>{t('break.devices')}</li>
          <li>{t('break.fixed')}</li>
        </ul>
        <PasswordInput
          label={t('break.password')}
          autoComplete="current-password"
          value={password}
          onChange={(next) => {
            setPassword(next);
            setError(null);
          }}
          showLabel={t('break.show')}
          hideLabel={t('break.hide')}
          error={wrongPassword ? errorText(error) : tried && password === '' ? t('break.passwordMissing') : undefined}
        />
        <Checkbox
          label={t('break.understood')}
          checked={understood}
          onChange={setUnderstood}
          error={tried && !understood ? t('break.understoodMissing') : undefined}
        />
        {error && !wrongPassword && (
          <ErrorState
            size="compact"
            announce
            title={t('break.failed')}
            text={error.kind === 'refused' && error.code === 'play_suspended' ? t('break.shorter') : errorText(error)}
          />
        )}
        <Button type="submit" tone={kind === 'exclusion' ? 'negative' : 'accent'} busy={busy}>
          {t('break.start', { length: t(`lengths.${length}`) })}
        </Button>
      </Stack>
    </form>
  );
}
