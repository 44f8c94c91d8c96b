import { Landmark, QrCode, Wallet, Wrench } from 'lucide-react';
import type { DepositKind, DepositMethod } from '#api/cashier.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { shortMoneyText } from '../../shared/moneyText.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import {
  card,
  emblem,
  group,
  legend,
  marks,
  methods as methodsClass,
  name,
  note,
  radio,
  words,
} from './MethodPicker.css.ts';

const emblems: Readonly<Record<DepositKind, IconDrawing>> = { promptpay: QrCode, bank: Landmark, wallet: Wallet };

interface MethodPickerProps extends Pick<DepositScreenProps, 'currencySymbol' | 'language' | 'onChoose'> {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
}

/** The ways to pay in: a card each, of which one is chosen. */
export function MethodPicker({ methods, chosen, onChoose, ...format }: MethodPickerProps) {
  const { t } = useTranslation('deposit');
  return (
    <fieldset className={group}>
      <legend className={legend}>
        <Heading level={3} size="md">
          {t('methods')}
        </Heading>
      </legend>
      <div className={methodsClass}>
        {methods.map((method) => (
          <MethodCard
            key={method.id}
            {...format}
            method={method}
            chosen={method.id === chosen.id}
            onChoose={() => onChoose(method)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface MethodCardProps extends Pick<DepositScreenProps, 'currencySymbol' | 'language'> {
  method: DepositMethod;
  chosen: boolean;
  onChoose: () => void;
}

function MethodCard({ method, chosen, onChoose, ...format }: MethodCardProps) {
  const { t } = useTranslation('deposit');
  const money = shortMoneyText(format);
  return (
    <label className={card}>
      <input
        type="radio"
        name="method"
        value={method.id}
        checked={chosen}
        disabled={method.maintenance}
        onChange={onChoose}
        className={radio}
      />
      <span className={emblem}>
        <Icon of={emblems[method.kind]} />
      </span>
      <span className={words}>
        <span className={name}>{method.name}</span>
        <span className={note}>{t('limits', { min: money(method.minAmount), max: money(method.maxAmount) })}</span>
        {method.feeText !== null && <span className={note}>{method.feeText}</span>}
        {(method.recommended || method.maintenance) && (
          <span className={marks}>
            {method.recommended && <Badge tone="accentSoft">{t('recommended')}</Badge>}
            {method.maintenance && (
              <Badge tone="warning">
                <Icon of={Wrench} size="text" />
                {t('maintenance')}
              </Badge>
            )}
          </span>
        )}
      </span>
    </label>
  );
}
