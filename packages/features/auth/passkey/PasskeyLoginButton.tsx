import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { PasskeyLoginButtonProps } from './passkey.types.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Logs in with a passkey (SEC-08): one tap, then the device's own prompt. Gone where the browser refuses the address. */
export function PasskeyLoginButton({ busy, problem, onPress }: PasskeyLoginButtonProps) {
  const { t } = useTranslation('passkeyLogin');
  const refusalText = useRefusalText('passkeyLogin');
  const isRefused = problem?.kind === 'browser' && problem.problem === 'address';
  return (
    <Stack gap="sm">
      {problem !== null && (
        <ErrorState
          size="compact"
          announce
          title={
            problem.kind === 'call'
              ? refusalText(problem.error)
              : t(isRefused ? 'browser.address' : 'browser.dismissed')
          }
        />
      )}
      {!isRefused && <PasskeyButton busy={busy} onClick={onPress} />}
    </Stack>
  );
}
