import type { BankAccountsValue } from '#api/banks.ts';
import type { WithdrawOptionsValue } from '#api/withdrawals.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { chosenMethod } from '../withdraw.model.ts';
import type { WithdrawScreenProps } from '../withdraw.types.ts';
import { Available } from './Available.tsx';
import { Blocked } from './Blocked.tsx';
import { area } from './WithdrawArea.css.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

// Most players have nothing to wager.
const Requirements = lazyComponent(async () => (await import('./Requirements.tsx')).Requirements);

type WithdrawAreaProps = Pick<
  WithdrawScreenProps,
  'options' | 'bankAccounts' | 'password' | 'entry' | 'betsHref' | 'orderHref' | 'onSupport'
> & {
  onCounted: (requirementId: string) => void;
};

/** What can leave, what still has to be wagered, and the form. Reasons why nothing can leave come before the form. */
export function WithdrawArea(props: WithdrawAreaProps) {
  const { options, betsHref, onCounted, orderHref } = props;
  const { t } = useTranslation('withdraw');
  if (options.status === 'loading') return <WithdrawSkeleton />;
  if (options.status === 'failed') return <FailedState level={3} title={t('failed')} failed={options} />;
  const { value } = options;
  return (
    <div className={area}>
      <Available options={value} outdated={options.outdated === true} at={options.at} />
      {value.blocked !== null && <Blocked blocked={value.blocked} missing={value.missing} orderHref={orderHref} />}
      {value.requirements.length > 0 && (
        <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
          <Requirements requirements={value.requirements} betsHref={betsHref} onCounted={onCounted} />
        </LazySection>
      )}
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

interface FormProps extends Omit<WithdrawAreaProps, 'options' | 'betsHref' | 'onCounted' | 'orderHref'> {
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
