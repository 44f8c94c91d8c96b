import type { ContractKind } from '#api/agent.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

/** What a kind of contract pays for, and who pays it. */
export function About({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  return (
    <Stack gap="xs">
      <Text>{t(`about.${kind}`)}</Text>
      <Text size="sm" tone="muted">
        {t('payer')}
      </Text>
    </Stack>
  );
}
