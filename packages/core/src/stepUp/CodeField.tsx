import type { Result } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useNow } from '../time/useNow.ts';
import { useCodeSending } from './useCodeSending.ts';

interface CodeFieldProps {
  label: string;
  /** Where the code goes: a masked number or address. */
  to: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  onChange: (value: string) => void;
  onSend: () => Promise<Result<{ readonly expiredMinutes: number }>>;
}

/** An input for a code that is sent to the player, with the button that sends it. */
export function CodeField(props: CodeFieldProps) {
  const { label, to, value, error, hint, required = false, onChange, onSend } = props;
  const now = useNow();
  const { t } = useTranslation('paymentPassword');
  const errorText = useErrorText();
  const sending = useCodeSending(onSend, now);
  const { secondsLeft, failure, sent, busy } = sending;
  const status = failure !== null ? errorText(failure) : sent ? t('code.sent', { to }) : '';
  return (
    <Stack gap="xs">
      <TextInput
        required={required}
        label={label}
        hint={
          <>
            <span role="status">{status}</span> <span>{hint}</span>
          </>
        }
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={onChange}
      />
      <Inline>
        <Button tone="outline" size="small" busy={busy} disabled={secondsLeft > 0} onClick={sending.onSend}>
          {secondsLeft > 0
            ? t('code.wait', { time: clockText(secondsLeft) })
            : t(sent ? 'code.again' : 'code.send', { to })}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Formats seconds as `1:05`. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
