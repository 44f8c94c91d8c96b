import type { BankAccountsValue } from '#api/banks.ts';
import type { WithdrawOptionsValue } from '#api/withdrawals.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { chosenMethod } from '../withdraw.model.ts';
import type { WithdrawScreenProps } from '../withdraw.types.ts';
import { Blocked } from './Blocked.tsx';
import { Quota } from './Quota.tsx';
import { area } from './WithdrawArea.css.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

type WithdrawAreaProps = Pick<
  WithdrawScreenProps,
  'options' | 'Position' | 'bankAccounts' | 'password' | 'entry' | 'orderHref' | 'onSupport'
> & {
  onCounted: (requirementId: string) => void;
};

/** Where the money is, what keeps it from leaving, and the form. Reasons why nothing can leave come before the form. */
export function WithdrawArea(props: WithdrawAreaProps) {
  const { options, Position, onCounted, orderHref } = props;
  const { t } = useTranslation('withdraw');
  if (options.status === 'loading') return <WithdrawSkeleton />;
  if (options.status === 'failed') return <FailedState level={3} title={t('failed')} failed={options} />;
  const { value } = options;
  return (
    <div className={area}>
      <Position detail="full" onCounted={onCounted} />
      {value.blocked !== null && <Blocked blocked={value.blocked} missing={value.missing} orderHref={orderHref} />}
      <Quota options={value} />
      <RemoteView
        compact
        remote={props.bankAccounts.accounts}
        failed={t('accountsFailed')}
        skeleton={<Skeleton shape="text" lines={4} />}
      >
        {(accounts) => (
          <Form
            options={value}
            accounts={accounts}
            bankAccounts={props.bankAccounts}
            password={props.password}
            entry={props.entry}
            onSupport={props.onSupport}
          />
        )}
      </RemoteView>
    </div>
  );
}

interface FormProps extends Omit<WithdrawAreaProps, 'options' | 'Position' | 'onCounted' | 'orderHref'> {
  options: WithdrawOptionsValue;
  accounts: BankAccountsValue;
}

/** The form; a message where no method can be used, and nothing while a withdrawal is blocked. */
function Form(props: FormProps) {
  const { options, accounts, onSupport } = props;
  const { t } = useTranslation('withdraw');
  const method = chosenMethod(options.methods, props.entry.values.method);
  if (method === null) {
    const reason = options.methods.length === 0 ? 'none' : 'allPaused';
    return (
      <EmptyState
        level={3}
        title={t(reason)}
        text={t(`${reason}Text`)}
        action={onSupport && <Button onClick={onSupport}>{t('support')}</Button>}
      />
    );
  }
  // A form that cannot be sent would only raise hopes.
  if (options.blocked !== null) return null;
  return (
    <WithdrawForm
      options={options}
      method={method}
      accounts={accounts}
      bankAccounts={props.bankAccounts}
      password={props.password}
      entry={props.entry}
      onSupport={onSupport}
    />
  );
}

/** Skeleton of the page. */
export function WithdrawSkeleton() {
  const shared = useTranslation('common').t;
  return (
    <div className={area} role="status" aria-label={shared('loading')}>
      <LoadingNote quiet />
      <Skeleton shape="text" lines={2} size="xl" />
      <Skeleton shape="text" lines={4} />
      <Skeleton shape="text" lines={2} size="xl" />
    </div>
  );
}
