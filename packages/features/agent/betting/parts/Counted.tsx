import { writtenReference } from '#core/format/reference.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BettingScreenProps } from '../betting.types.ts';

interface CountedProps extends Pick<BettingScreenProps, 'filter' | 'onAllBets'> {
  income: string;
}

/** Says that the bets are those of an income. They are listed by when they were settled, so that days cannot be chosen. */
export function Counted({ income, filter: { account, gameType }, onAllBets }: CountedProps) {
  const { t } = useTranslation('agentReports');
  const of = [account, gameType === '' ? '' : t(`common:gameTypes.${gameType}`)].filter((part) => part !== '');
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Stack gap="xxs">
          <Text weight="strong">
            {[t('betting.counted', { reference: writtenReference(income) }), ...of].join(' · ')}
          </Text>
          <Text size="sm" tone="muted">
            {t('betting.countedText')}
          </Text>
        </Stack>
        <Inline>
          <Button tone="outline" size="small" onClick={onAllBets}>
            {t('betting.showByDay')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
