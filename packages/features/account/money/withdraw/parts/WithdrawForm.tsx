import { Landmark, Plus, QrCode, Wallet, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { BankAccount, BankAccountsValue } from '#api/banks.ts';
import type { WithdrawOptionsValue, WithdrawalMethod } from '#api/withdrawals.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { MoneyButton } from '#core/flow/MoneyButton.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useMoneyText, useShortMoneyText } from '#core/format/useMoneyText.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { AmountField } from '#ui/AmountField/AmountField.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { RadioCards } from '#ui/RadioCards/RadioCards.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { canAdd } from '../../bankAccounts/bankAccounts.model.ts';
import { RefusedOrder } from '../../orders/RefusedOrder.tsx';
import { allOf, checkWithdrawal, chosenAccount, isUsable, limitsOf, quickOf } from '../withdraw.model.ts';
import type { WithdrawEntry, WithdrawProblem, WithdrawScreenProps } from '../withdraw.types.ts';
import { QuoteLines } from './QuoteLines.tsx';
import { area } from './WithdrawArea.css.ts';

const AddBankAccount = lazyComponent(
  async () => (await import('../../bankAccounts/AddBankAccount.tsx')).AddBankAccount,
);

interface WithdrawFormProps extends Pick<WithdrawScreenProps, 'bankAccounts' | 'password' | 'entry' | 'onSupport'> {
  options: WithdrawOptionsValue;
  method: WithdrawalMethod;
  accounts: BankAccountsValue;
}

/** The withdrawal form: where to, and how much. Limits, fee and time are shown before the player confirms. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { options, method, accounts, entry, onSupport } = props;
  const { values, problems, attention, quote, failure, onType, onBlur, onSubmit } = entry;
  const { t } = useTranslation('withdraw');
  const { currencySymbol } = useMoneyFormat();
  const money = useMoneyText();
  const short = useShortMoneyText();
  const problemText = useProblemText();
  const errorText = useRefusalText('withdraw');
  const form = useWrongField(attention);
  const limits = limitsOf(method, options);
  const checked = checkWithdrawal(values.amount, limits);
  const all = allOf(limits);
  return (
    <div className={area}>
      {options.methods.length > 1 && <MethodCards options={options} method={method} onType={onType} />}
      {method.kind === 'bank' && (
        <Accounts
          accounts={accounts}
          bankAccounts={props.bankAccounts}
          password={props.password}
          entry={entry}
          onSupport={onSupport}
        />
      )}
      {method.payTo !== null && <Text>{t('form.payTo', { method: method.name, number: method.payTo })}</Text>}
      <BareForm ref={form} label={t('form.title')} className={area} onSubmit={onSubmit}>
        <AmountField
          required
          label={t('form.amount')}
          hint={t(`form.hint.${limits.by}`, { min: short(limits.minAmount), max: short(limits.maxAmount) })}
          error={problems.amount && problemText(problems.amount)}
          currency={currencySymbol}
          quickLabel={t('form.quick')}
          quick={[
            ...quickOf(method, limits).map((amount) => ({ value: plain(amount), label: short(amount) })),
            ...(all === null ? [] : [{ value: plain(all), label: t('form.all') }]),
          ]}
          value={values.amount}
          onChange={(text) => onType('amount', text)}
          onBlur={() => onBlur('amount')}
        />
        <QuoteLines quote={quote} />
        <Text size="sm" tone="muted">
          {t('form.expected', { minutes: method.expectedMinutes })}
        </Text>
        {failure !== null && (
          <RefusedOrder of="withdraw" error={failure} reason={errorText(failure)} onSupport={onSupport} />
        )}
        <MoneyButton type="submit" fullWidth>
          {checked.ok ? t('form.submitAmount', { amount: money(checked.amount) }) : t('form.submit')}
        </MoneyButton>
      </BareForm>
    </div>
  );
}

/** The text that a quick button enters. */
const plain = (amount: string): string => amount.replace(/\.00$/, '');

interface MethodCardsProps extends Pick<WithdrawFormProps, 'options' | 'method'>, Pick<WithdrawEntry, 'onType'> {}

function MethodCards({ options, method, onType }: MethodCardsProps) {
  const { t } = useTranslation('withdraw');
  const money = useShortMoneyText();
  return (
    <RadioCards
      legend={t('form.methods')}
      name="method"
      options={options.methods
        // One that the site does not know cannot be used here.
        .filter(({ kind }) => typeof kind === 'string')
        .map((one) => ({
          value: one.id,
          title: one.name,
          icon: <Icon of={iconOf(one)} />,
          notes: [
            t('form.limits', { min: money(one.minAmount), max: money(one.maxAmount) }),
            ...(one.feeText === null ? [] : [one.feeText]),
          ],
          badges: one.maintenance && (
            <Badge tone="warning">
              <Icon of={Wrench} size="text" />
              <span>{t('form.maintenance')}</span>
            </Badge>
          ),
          disabled: one.maintenance,
        }))}
      value={method.id}
      onChange={(id) => onType('method', id)}
    />
  );
}

function iconOf({ kind }: WithdrawalMethod) {
  if (kind === 'bank') return Landmark;
  return kind === 'wallet' ? Wallet : QrCode;
}

type AccountsProps = Pick<WithdrawFormProps, 'accounts' | 'bankAccounts' | 'password' | 'entry' | 'onSupport'>;

/** The bank accounts, and a new one in place. Without any account the form for one is open. */
function Accounts(props: AccountsProps) {
  const { accounts, bankAccounts, password, entry, onSupport } = props;
  const { t } = useTranslation('withdraw');
  const [adding, setAdding] = useState(false);
  const empty = accounts.list.length === 0;
  const onAccount = (id: string): void => entry.onType('account', id);
  return (
    <Stack gap="sm">
      {empty ? (
        <Text>{t('form.noAccount')}</Text>
      ) : (
        <RadioCards
          legend={t('form.accounts')}
          name="account"
          options={accounts.list.map((account) => ({
            value: account.id,
            title: account.bankName,
            icon: <Icon of={Landmark} />,
            notes: [account.number, account.holder],
            badges: <AccountState account={account} />,
            disabled: !isUsable(account),
          }))}
          value={chosenAccount(accounts.list, entry.values.account)?.id ?? null}
          onChange={onAccount}
        />
      )}
      {entry.problems.account && (
        <div role="alert">
          <Text tone="negative" weight="medium">
            {t('problems.noAccount')}
          </Text>
        </div>
      )}
      {empty || adding ? (
        <LazySection placeholder={<Skeleton shape="text" lines={6} />}>
          <AddBankAccount
            bankAccounts={bankAccounts}
            accounts={accounts}
            password={password}
            onSupport={onSupport}
            onCancel={empty ? undefined : () => setAdding(false)}
            onDone={(id) => {
              setAdding(false);
              if (id !== null) onAccount(id);
            }}
          />
        </LazySection>
      ) : (
        canAdd(accounts) && (
          <Inline>
            <Button tone="quiet" size="small" icon={<Icon of={Plus} size="small" />} onClick={() => setAdding(true)}>
              {t('form.addAccount')}
            </Button>
          </Inline>
        )
      )}
    </Stack>
  );
}

function AccountState({ account }: { account: BankAccount }) {
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  if (account.status === 'usable') return account.isDefault && <Badge tone="accentSoft">{t('form.default')}</Badge>;
  return (
    <Badge tone="warning">
      {account.status === 'waiting'
        ? t('form.usableFrom', { time: formatMoment(Date.parse(account.usableFrom), language) })
        : account.status.other}
    </Badge>
  );
}

function useProblemText() {
  const money = useMoneyText();
  const { t } = useTranslation('withdraw');
  return (problem: WithdrawProblem): string => {
    const limit = 'limit' in problem ? money(problem.limit) : '';
    return problem.key === 'tooMuch'
      ? t(`problems.tooMuch.${problem.by ?? 'method'}`, { limit })
      : t(`problems.${problem.key}`, { limit });
  };
}
