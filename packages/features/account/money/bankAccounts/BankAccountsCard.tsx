import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import type { BankAccount, BankAccountsValue } from '#api/banks.ts';
import type { ApiError } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import type { Remote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { canAdd } from './bankAccounts.model.ts';
import type { BankAccounts } from './bankAccounts.types.ts';
import { account as accountClass, list as listClass, textColumn } from './BankAccountsCard.css.ts';

const AddBankAccount = lazyComponent(async () => (await import('./AddBankAccount.tsx')).AddBankAccount);
const RemoveBankAccount = lazyComponent(async () => (await import('./RemoveBankAccount.tsx')).RemoveBankAccount);

interface BankAccountsCardProps {
  bankAccounts: BankAccounts;
  password: PaymentPassword;
  onSupport: (() => void) | undefined;
}

/** The member's bank accounts: add, choose the default, remove. */
export function BankAccountsCard({ bankAccounts, password, onSupport }: BankAccountsCardProps) {
  const { t } = useTranslation('bankAccounts');
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ account: BankAccount; open: boolean } | null>(null);
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView
        compact
        remote={bankAccounts.accounts}
        failed={t('failed')}
        skeleton={<Skeleton shape="text" lines={3} />}
      >
        {(value) => (
          <>
            {value.list.length === 0 && !adding && <Text tone="muted">{t('empty')}</Text>}
            <ul role="list" className={listClass}>
              {value.list.map((account) => (
                <Account
                  key={account.id}
                  account={account}
                  onDefault={bankAccounts.onDefault}
                  onRemove={passwordReady(password.state) ? () => setRemoving({ account, open: true }) : undefined}
                />
              ))}
            </ul>
            {adding ? (
              <LazySection placeholder={<Skeleton shape="text" lines={6} />}>
                <AddBankAccount
                  bankAccounts={bankAccounts}
                  accounts={value}
                  password={password}
                  onSupport={onSupport}
                  onCancel={() => setAdding(false)}
                  onDone={() => {
                    setAdding(false);
                    toast.show({ id: 'bankAccount', tone: 'positive', text: t('added') });
                  }}
                />
              </LazySection>
            ) : (
              <AddButton value={value} onAdd={() => setAdding(true)} />
            )}
          </>
        )}
      </RemoteView>
      {removing !== null && password.state.status === 'ready' && (
        <LazyDialogSection open={removing.open} onClose={() => setRemoving({ ...removing, open: false })}>
          <RemoveBankAccount
            open={removing.open}
            account={removing.account}
            password={password.state.value}
            onPasskey={password.onPasskey}
            onRemove={bankAccounts.onRemove}
            onClose={() => setRemoving({ ...removing, open: false })}
            onDone={(next) =>
              toast.show({
                id: 'bankAccount',
                tone: 'positive',
                text:
                  next === null
                    ? t('removed')
                    : t('removedDefault', { name: t('name', { bank: next.bankName, number: next.number }) }),
              })
            }
          />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

const passwordReady = (state: Remote<PaymentPasswordStateValue>): boolean => state.status === 'ready';

function AddButton({ value, onAdd }: { value: BankAccountsValue; onAdd: () => void }) {
  const { t } = useTranslation('bankAccounts');
  if (!canAdd(value)) return <Text size="sm">{t('most', { most: value.most })}</Text>;
  return (
    <Inline>
      <Button tone="outline" icon={<Icon of={Plus} size="small" />} onClick={onAdd}>
        {t('add')}
      </Button>
    </Inline>
  );
}

interface AccountProps extends Pick<BankAccounts, 'onDefault'> {
  account: BankAccount;
  onRemove: (() => void) | undefined;
}

function Account({ account, onDefault, onRemove }: AccountProps) {
  const language = useLanguage();
  const { t } = useTranslation('bankAccounts');
  const errorText = useRefusalText('bankAccounts');
  const { busy, run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const makeDefault = async (): Promise<void> => {
    setFailure(null);
    const answer = await onDefault(account.id);
    if (!answer.ok) setFailure(answer.error);
  };
  const name = t('name', { bank: account.bankName, number: account.number });
  return (
    <li className={accountClass}>
      <Icon of={Landmark} />
      <span className={textColumn}>
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Text as="span" size="sm" tone="muted" translate="no">
          <bdi>{account.holder}</bdi>
        </Text>
        <Inline gap="xs">
          {account.isDefault && <Badge tone="accentSoft">{t('default')}</Badge>}
          {account.status === 'waiting' && (
            <Badge tone="warning">
              {t('usableFrom', { time: formatMoment(Date.parse(account.usableFrom), language) })}
            </Badge>
          )}
          {typeof account.status !== 'string' && <Badge>{account.status.other}</Badge>}
        </Inline>
        {!account.removable && (
          <Text as="span" size="sm" tone="muted">
            {t('notRemovable')}
          </Text>
        )}
        <Inline gap="xs">
          {!account.isDefault && (
            <Button tone="quiet" size="small" busy={busy} onClick={() => void run(makeDefault)}>
              <span>{t('makeDefault')}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
          {account.removable && onRemove && (
            <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onRemove}>
              <span>{t('remove')}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
        {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} />}
      </span>
    </li>
  );
}
