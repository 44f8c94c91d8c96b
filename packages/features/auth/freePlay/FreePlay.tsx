import { Gamepad2 } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { note } from './FreePlay.css.ts';
import type { FreePlayProps } from './freePlay.types.ts';

/** Button that starts a trial session with play money (LGN-12). */
export function FreePlay({ busy, failure, onPress }: FreePlayProps) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const hint = useId();
  return (
    <Stack gap="xs">
      {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} />}
      <Button
        tone="soft"
        fullWidth
        busy={busy}
        icon={<Icon of={Gamepad2} size="small" />}
        aria-describedby={hint}
        onClick={onPress}
      >
        {t('freePlay.button')}
      </Button>
      <div id={hint} className={note}>
        <Text size="sm" tone="muted">
          {t('freePlay.hint')}
        </Text>
      </div>
    </Stack>
  );
}
