import type { ReactNode } from 'react';
import type { BetRecord } from '#api/records.ts';
import { RowDetails } from '#ui/DataTable/RowDetails.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { typeOf } from './records.model.ts';

/** What was bet on: game, category, vendor and choice. */
export function BetGame({ bet, children }: { bet: BetRecord; children?: ReactNode }) {
  const { t } = useTranslation('records');
  const { gameName, vendorName, pick, odds } = bet;
  const type = typeOf(bet);
  return (
    <Stack gap="xxs">
      <Text weight="medium">{gameName}</Text>
      <RowDetails>
        <Text size="sm" tone="muted">
          <span>{typeof type === 'string' ? t(`common:gameTypes.${type}`) : t('other', { word: type.other })}</span>
          <span>{` · ${vendorName}`}</span>
        </Text>
        {pick !== undefined && <Text size="sm">{odds === undefined ? pick : t('pick', { pick, odds })}</Text>}
        {children}
      </RowDetails>
    </Stack>
  );
}
