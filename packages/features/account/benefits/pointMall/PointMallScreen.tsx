import type { ReactNode } from 'react';
import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazyPlayStopped } from '#core/components/LazyPlayStopped.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { EnterNote } from './parts/EnterNote.tsx';
import { PointsBalance } from './parts/PointsBalance.tsx';
import { Rules } from './parts/Rules.tsx';
import { Shop } from './parts/Shop.tsx';
import { hasOutcome, mallTabs, openTabs, recordTabs, spendingTabs } from './pointMall.model.ts';
import type { PointMallScreenProps } from './pointMall.types.ts';
import { head, screen } from './PointMallScreen.css.ts';

// What visitors never see is apart from the shop, whose document they receive.
const Convert = lazyComponent(async () => (await import('./parts/Convert.tsx')).Convert);
const Redemptions = lazyComponent(async () => (await import('./parts/Redemptions.tsx')).Redemptions);
const Outcome = lazyComponent(async () => (await import('./parts/Outcome.tsx')).Outcome);
const ConfirmPoints = lazyComponent(async () => (await import('./parts/ConfirmPoints.tsx')).ConfirmPoints);

/** Points mall (RT-04e, TXT-01): rewards, conversion to money, history, redemptions and rules. */
export function PointMallScreen(props: PointMallScreenProps) {
  const { closed, tab, hrefFor, role, stop, redeem, convert, draft, password } = props;
  const { t } = useTranslation('pointMall');
  // Not before the confirmation has closed: it takes the focus.
  const flow = draft === null ? [redeem, convert].find(({ state }) => hasOutcome(state)) : undefined;
  // Takes the place of the button that was pressed.
  const outcomeInPlace = flow !== undefined && spendingTabs.includes(tab);
  if (closed !== null) {
    return (
      <div className={screen}>
        <Heading level={1}>{t('title')}</Heading>
        <LazyClosedPage name={t('title')} closed={closed} />
      </div>
    );
  }
  return (
    <div className={screen}>
      <header className={head}>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('text')}</Text>
        </div>
        {role === 'member' ? (
          <PointsBalance balance={props.balance} />
        ) : (
          <EnterNote role={role} onEnter={props.onEnter} />
        )}
      </header>
      <TabStrip
        look="line"
        label={t('tabs.label')}
        items={mallTabs.map((id) => ({ id, label: t(`tabs.${id}`), href: hrefFor(id) }))}
        chosen={tab}
        previousLabel={t('tabs.previous')}
        nextLabel={t('tabs.next')}
      />
      <VisuallyHidden>
        <Heading level={2}>{t(`tabs.${tab}`)}</Heading>
      </VisuallyHidden>
      {flow !== undefined && (
        <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
          <Outcome
            redeem={redeem}
            convert={convert}
            redemptionsHref={hrefFor('redemptions')}
            playHref={props.playHref}
            onSupport={props.onSupport}
          />
        </LazySection>
      )}
      {outcomeInPlace ? null : stop !== null && !recordTabs.includes(tab) ? (
        <LazyPlayStopped stop={stop} />
      ) : (
        <Part {...props} />
      )}
      {password.state.status === 'ready' && (
        <LazyDialogSection open={draft !== null} onClose={props.onDismiss}>
          <ConfirmPoints
            draft={draft}
            balance={props.balance}
            password={password}
            passwordState={password.state.value}
            onQuantity={props.onQuantity}
            onDelivery={props.onDelivery}
            onCheck={props.onCheck}
            onConfirm={props.onConfirm}
            onDismiss={props.onDismiss}
            onSupport={props.onSupport}
          />
        </LazyDialogSection>
      )}
    </div>
  );
}

/** The part of the mall that the address names. */
function Part(props: PointMallScreenProps): ReactNode {
  const { tab, role, balance } = props;
  if (role !== 'member' && !openTabs.includes(tab)) {
    return <EnterNote role={role} onEnter={props.onEnter} page />;
  }
  switch (tab) {
    case 'shop':
      return (
        <Shop
          rewards={props.rewards}
          pageNo={props.rewardsPage}
          points={balance.status === 'ready' ? balance.value.points : null}
          onRedeem={props.onRedeem}
          onPage={props.onRewardsPage}
        />
      );
    case 'convert':
      return (
        <LazySection placeholder={<Skeleton shape="text" lines={6} />}>
          <Convert
            config={props.config}
            points={balance.status === 'ready' ? balance.value.points : null}
            onConvert={props.onConvert}
          />
        </LazySection>
      );
    case 'history':
      return (
        <LazySection placeholder={<Skeleton shape="text" lines={8} />}>
          <props.History />
        </LazySection>
      );
    case 'redemptions':
      return (
        <LazySection placeholder={<Skeleton shape="text" lines={8} />}>
          <Redemptions
            redemptions={props.redemptions}
            // What invites to play is not shown during a break.
            playHref={props.stop === null ? props.playHref : () => null}
          />
        </LazySection>
      );
    case 'rules':
      return <Rules config={props.config} />;
  }
}
