import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

interface CollectProps {
  busy: boolean;
  onCollect: () => void;
}

/** Brings the money of all vendors back with one tap. */
export function Collect({ busy, onCollect }: CollectProps) {
  const { t } = useTranslation('wallet');
  return (
    <Stack gap="xs" align="start">
      <Button tone="outline" busy={busy} onClick={onCollect}>
        {t('collect.do')}
      </Button>
      <Text size="sm" tone="muted">
        {t('collect.hint')}
      </Text>
    </Stack>
  );
}
