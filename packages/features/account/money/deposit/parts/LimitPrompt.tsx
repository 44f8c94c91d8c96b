import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { DepositScreenProps } from '../deposit.types.ts';

interface LimitPromptProps {
  limitsHref: string;
  onDecline: DepositScreenProps['onDeclineLimit'];
}

/** Asks before the first deposit whether the player wants a deposit limit (RSP-11). The form below stays usable. */
export function LimitPrompt({ limitsHref, onDecline }: LimitPromptProps) {
  const { t } = useTranslation('deposit');
  return (
    <Box as="section" tone="accentSoft" radius="card" padding="md">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {t('limitPrompt.title')}
        </Heading>
        <Text>{t('limitPrompt.text')}</Text>
        <Inline gap="sm">
          <ButtonLink href={limitsHref} size="small">
            {t('limitPrompt.set')}
          </ButtonLink>
          <Button size="small" tone="outline" onClick={onDecline}>
            {t('limitPrompt.decline')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
