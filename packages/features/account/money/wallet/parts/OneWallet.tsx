import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

/** Says that there is nothing to move, for an operator with one wallet for all vendors. */
export function OneWallet() {
  const { t } = useTranslation('wallet');
  return (
    <Card>
      <Stack gap="xxs">
        <Heading level={3} size="md">
          {t('single.title')}
        </Heading>
        <Text>{t('single.text')}</Text>
      </Stack>
    </Card>
  );
}
