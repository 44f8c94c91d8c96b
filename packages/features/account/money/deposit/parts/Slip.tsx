import { wordOf } from '#api/open.ts';
import { formatTime } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { OrderView } from '../deposit.types.ts';

interface SlipProps {
  order: OrderView;
  onSend: (order: OrderView) => void;
}

/** What became of the slip of an order, and the way to send one (MNY-07). Nothing for an order that takes none. */
export function Slip({ order, onSend }: SlipProps) {
  const language = useLanguage();
  const { t } = useTranslation('deposit');
  const money = useMoneyText();
  const { slip, acceptsSlip, reference, amount } = order;
  if (slip === null && !acceptsSlip) return null;
  const status = slip && (typeof slip.status === 'string' ? slip.status : 'other');
  return (
    <Stack gap="xxs" align="start">
      <div role="status">
        {slip && status && (
          <Text size="sm">
            {t(`slip.status.${status}`, {
              time: formatTime(slip.answerBy, language),
              amount: money(amount),
              status: wordOf(slip.status),
            })}
          </Text>
        )}
      </div>
      {acceptsSlip && (
        <Button size="small" tone="outline" aria-haspopup="dialog" onClick={() => onSend(order)}>
          <span>{t(slip === null ? 'slip.ask' : 'slip.again')}</span>{' '}
          <VisuallyHidden>
            <span translate="no">{writtenReference(reference)}</span>
          </VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
