import { FailedState } from '#core/components/FailedState.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { isClosed } from './contracts.model.ts';
import type { ContractsScreenProps } from './contracts.types.ts';
import { About } from './parts/About.tsx';
import { OwnTab } from './parts/OwnTab.tsx';

// Offers are made and answered less often than the own contract is looked at.
const DecisionDialog = lazyComponent(async () => (await import('./parts/DecisionDialog.tsx')).DecisionDialog);
const DownlineTab = lazyComponent(async () => (await import('./parts/DownlineTab.tsx')).DownlineTab);

/**
 * The contracts of an agent of one kind (AGT-03): the own one and offers that wait, those with the downline, and the records
 * of what was counted and paid. One screen for a dividend and the three salaries.
 */
export function ContractsScreen(props: ContractsScreenProps) {
  const { kind, tab, contracts, progress, pageNo, onTab, onPage, onDecide } = props;
  const { t } = useTranslation('contracts');
  const hasDecided = usePresence(props.decision !== null);
  if (isClosed(contracts)) return <FailedState level={3} title={t('closed')} failed={contracts} />;
  const page = contracts.status === 'ready' ? contracts.value : null;
  const list = { kind, contracts, progress, pageNo, onPage, onDecide };
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={onTab}
        items={[
          {
            value: 'own',
            label: t('tabs.own'),
            panel: (
              <Stack gap="lg">
                <About kind={kind} />
                <OwnTab {...list} mayDecide={props.mayDecide} />
              </Stack>
            ),
          },
          {
            value: 'downline',
            label: t('tabs.downline'),
            panel: (
              <Stack gap="lg">
                <LazySection placeholder={<Skeleton shape="text" lines={8} />}>
                  <DownlineTab
                    {...list}
                    offerTo={props.offerTo}
                    mayOffer={props.mayOffer}
                    onWithdraw={props.onWithdraw}
                    onPreviewOffer={props.onPreviewOffer}
                    onOffer={props.onOffer}
                  />
                </LazySection>
                <About kind={kind} />
              </Stack>
            ),
          },
          {
            value: 'records',
            label: t('tabs.records'),
            panel: (
              <LazySection placeholder={<Skeleton shape="text" lines={8} />}>
                <props.Records kind={kind} />
              </LazySection>
            ),
          },
        ]}
      />
      <LazyDialogSection open={props.decision !== null} onClose={() => onDecide(null)}>
        {hasDecided && (
          <DecisionDialog
            decision={props.decision}
            preview={props.preview}
            inForce={page?.before ?? { tiers: page?.ceiling ?? [], ...page?.ceilingPolicy }}
            onClose={() => onDecide(null)}
            onConfirm={props.onConfirm}
          />
        )}
      </LazyDialogSection>
    </>
  );
}
