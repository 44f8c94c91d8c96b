import { useRef } from 'react';
import type { DownlineDetail } from '#api/agentTeam.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useFocusOnChange } from '#core/flow/useFocusOnChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { stepOf } from '#core/money/transfer/transfer.model.ts';
import { TransferArea } from '#core/money/transfer/TransferArea.tsx';
import { TransferDialog } from '#core/money/transfer/TransferDialog.tsx';
import { TransferFacts } from '#core/money/transfer/TransferFacts.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { LazyPausedNote } from '../accountActs/LazyPausedNote.tsx';
import { AccountFacts } from './parts/AccountFacts.tsx';
import { MessagePanel } from './parts/MessagePanel.tsx';
import { RatesPanel } from './parts/RatesPanel.tsx';
import { tabsFor } from './team.model.ts';
import type { AccountTab, AccountViewProps } from './team.types.ts';

/** An account of the team: its figures, and what the agent can do with it. */
export function AccountView(props: AccountViewProps) {
  const { t } = useTranslation('agentTeam');
  return (
    <RemoteView
      level={3}
      remote={props.detail}
      failed={t('failedAccount')}
      skeleton={
        <Card>
          <Skeleton shape="text" lines={8} />
        </Card>
      }
    >
      {(detail) => <Opened {...props} value={detail} />}
    </RemoteView>
  );
}

function Opened(props: AccountViewProps & { value: DownlineDetail }) {
  const { value, transfer, gift } = props;
  const { downline } = value;
  const { t } = useTranslation('agentTeam');
  const tabs = tabsFor(value);
  const panels = {
    details: () => (
      <Stack gap="xl">
        <AccountFacts
          downline={downline}
          Notes={props.Notes}
          reports={props.reportsOf(downline)}
          contracts={props.contractsOf(downline)}
        />
        <LazySection placeholder={<Skeleton shape="text" lines={2} />}>
          <props.Acts detail={value} canLowerRates={props.canLowerRates} />
        </LazySection>
      </Stack>
    ),
    rates: () => <RatesPanel {...props} detail={value} />,
    transfer: () => <TransferTab {...props} />,
    envelope: () => <EnvelopeTab {...props} />,
    message: () => <MessagePanel onMessage={props.onMessage} />,
  } as const satisfies Record<AccountTab, () => React.ReactNode>;
  const first = tabs.find(
    (tab) =>
      (tab === 'transfer' && stepOf(transfer) === 'unknown') ||
      (tab === 'envelope' && stepOf(gift.transfer) === 'unknown'),
  );
  return (
    <Card as="section" aria-label={t('account', { account: downline.account })}>
      <Stack gap="md">
        <Heading level={3} size="lg">
          <span translate="no">
            <bdi>{downline.nickname}</bdi>
            {downline.nickname !== downline.account && (
              <>
                {' '}
                <span>{`(${downline.account})`}</span>
              </>
            )}
          </span>
        </Heading>
        {downline.paused !== null && (
          <LazySection>
            <LazyPausedNote paused={downline.paused} own={downline.level === 1} />
          </LazySection>
        )}
        {tabs.length === 1 ? (
          panels.details()
        ) : (
          <Tabs
            label={t('tabs.label')}
            // What is not resolved comes first, also after a reload.
            defaultValue={first ?? 'details'}
            items={tabs.map((tab) => ({ value: tab, label: t(`tabs.${tab}`), panel: panels[tab]() }))}
          />
        )}
        <TransferDialog
          transfer={transfer}
          terms={value.transfer}
          password={props.password}
          onSupport={props.onSupport}
        />
      </Stack>
    </Card>
  );
}

function EnvelopeTab(props: AccountViewProps & { value: DownlineDetail }) {
  const { value, detail, Envelopes, gift, unresolvedGiftHref, password, stop, turnoverHref } = props;
  return (
    <LazySection placeholder={<Skeleton shape="text" lines={6} />}>
      <Envelopes
        detail={value}
        outdatedAt={outdatedAtOf(detail)}
        gift={gift}
        unresolvedHref={unresolvedGiftHref}
        password={password}
        stop={stop}
        turnoverHref={turnoverHref}
        onSupport={props.onSupport}
      />
    </LazySection>
  );
}

/** When what is shown arrived, if it could not be read since; null otherwise. */
const outdatedAtOf = (detail: AccountViewProps['detail']): number | null =>
  detail.status === 'ready' && detail.outdated === true ? detail.at : null;

function TransferTab(props: AccountViewProps & { value: DownlineDetail }) {
  const { value, detail, transfer, unresolvedHref, stop, turnoverHref, onSupport } = props;
  const { t } = useTranslation('agentTeam');
  const root = useRef<HTMLDivElement>(null);
  useFocusOnChange(root, stepOf(transfer));
  const terms = value.transfer;
  if (terms === null) return null;
  if (unresolvedHref !== null) {
    return (
      <Stack gap="xs">
        <Text>{t('unresolved')}</Text>
        <Link href={unresolvedHref}>{t('toUnresolved')}</Link>
      </Stack>
    );
  }
  return (
    <div ref={root}>
      <TransferArea
        label={t('tabs.transfer')}
        transfer={transfer}
        terms={terms}
        stop={stop}
        turnoverHref={turnoverHref}
        onSupport={onSupport}
      >
        <TransferFacts terms={terms} to={value.downline} outdatedAt={outdatedAtOf(detail)} />
      </TransferArea>
    </div>
  );
}
