import { Landmark, QrCode, Wallet, Wrench } from 'lucide-react';
import type { DepositKind, DepositMethod } from '#api/cashier.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { RadioCards } from '#ui/RadioCards/RadioCards.tsx';
import type { DepositEntry } from '../deposit.types.ts';

const emblems: Readonly<Record<DepositKind, IconDrawing>> = { promptpay: QrCode, bank: Landmark, wallet: Wallet };

interface MethodPickerProps extends Pick<DepositEntry, 'onType'> {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
}

/** Choice of the payment method. */
export function MethodPicker({ methods, chosen, onType }: MethodPickerProps) {
  const { t } = useTranslation('deposit');
  const money = useShortMoneyText();
  return (
    <RadioCards
      legend={t('methods')}
      name="method"
      options={methods.map((method) => ({
        value: method.id,
        title: method.name,
        icon: <Icon of={emblems[method.kind]} />,
        notes: [
          t('limits', { min: money(method.minAmount), max: money(method.maxAmount) }),
          ...(method.feeText === null ? [] : [method.feeText]),
        ],
        badges: (method.recommended || method.maintenance) && <Marks method={method} />,
        disabled: method.maintenance,
      }))}
      value={chosen.id}
      onChange={(id) => onType('method', id)}
    />
  );
}

function Marks({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('deposit');
  return (
    <>
      {method.recommended && <Badge tone="accentSoft">{t('recommended')}</Badge>}
      {method.maintenance && (
        <Badge tone="warning">
          <Icon of={Wrench} size="text" />
          <span>{t('maintenance')}</span>
        </Badge>
      )}
    </>
  );
}
