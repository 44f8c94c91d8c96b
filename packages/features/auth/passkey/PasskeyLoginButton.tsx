import { KeyRound } from 'lucide-react';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { PasskeyLoginButtonProps } from './passkey.types.ts';

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
      {!isRefused && (
        <Button tone="quiet" fullWidth busy={busy} icon={<Icon of={KeyRound} size="small" />} onClick={onPress}>
          {t('submit')}
        </Button>
      )}
    </Stack>
  );
}
