import { ArrowLeftRight } from 'lucide-react';
import type { WalletEntry } from '#api/wallets.ts';
import { MoneyButton } from '#core/flow/MoneyButton.tsx';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { AmountField } from '#ui/AmountField/AmountField.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { canTakeFrom, checkMove, halfOf, hasMoney, isUsable } from '../moves.model.ts';
import type { MoveSides, SeveralWallets } from '../wallet.types.ts';
import { form as formClass, sides as sidesClass } from './MoveForm.css.ts';

interface MoveFormProps extends Pick<
  SeveralWallets,
  'form' | 'busy' | 'onFrom' | 'onTo' | 'onSwap' | 'onType' | 'onMove'
> {
  wallets: readonly WalletEntry[];
  sides: MoveSides;
}

/** Moves a sum between the main wallet and that of a vendor. The button says what it moves, and where to. */
export function MoveForm({ wallets, sides, form, busy, onFrom, onTo, onSwap, onType, onMove }: MoveFormProps) {
  const { t } = useTranslation('wallet');
  const { currencySymbol } = useMoneyFormat();
  const money = useMoneyText();
  const ref = useWrongField(form.attention);
  const { amount } = form.values;
  const problem = form.problems.amount;
  const { from, to } = sides;
  const checked = checkMove(amount, sides);
  const optionsOf = (isOpen: (wallet: WalletEntry) => boolean) =>
    wallets.map((wallet) => ({
      value: wallet.id,
      label:
        wallet.balance === null ? wallet.name : t('move.option', { name: wallet.name, amount: money(wallet.balance) }),
      disabled: !isOpen(wallet),
    }));
  const limit = problem !== undefined && 'limit' in problem ? money(problem.limit) : '';
  const submit = (): void => {
    if (!busy) onMove();
  };
  const all = from.balance ?? '0';
  return (
    <BareForm ref={ref} label={t('move.title')} className={formClass} onSubmit={submit}>
      <Heading level={3} size="md">
        {t('move.title')}
      </Heading>
      <div className={sidesClass}>
        <Select label={t('move.from')} options={optionsOf(canTakeFrom)} value={from.id} onChange={onFrom} />
        <Select label={t('move.to')} options={optionsOf(isUsable)} value={to.id} onChange={onTo} />
      </div>
      <Inline>
        <Button tone="quiet" size="small" icon={<Icon of={ArrowLeftRight} size="small" />} onClick={onSwap}>
          {t('move.swap')}
        </Button>
      </Inline>
      <AmountField
        required
        label={t('move.amount')}
        hint={t('move.hint', { name: from.name, amount: money(all) })}
        error={problem && t(`problems.${problem.key}`, { limit })}
        currency={currencySymbol}
        quickLabel={t('move.quick')}
        quick={
          hasMoney(from)
            ? [
                { value: halfOf(all), label: t('move.half') },
                { value: all.replace(/\.00$/, ''), label: t('move.all') },
              ]
            : []
        }
        value={amount}
        onChange={onType}
      />
      <MoneyButton type="submit" fullWidth busy={busy}>
        {checked.ok ? t('move.doAmount', { amount: money(checked.amount), to: to.name }) : t('move.do')}
      </MoneyButton>
    </BareForm>
  );
}
