import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { LevelCards } from './parts/LevelCards.tsx';
import { heroPlace } from './parts/LevelHero.css.ts';
import { LevelTable } from './parts/LevelTable.tsx';
import type { VipScreenProps } from './vip.types.ts';
import { screen } from './VipScreen.css.ts';

// Visitors have no level of their own.
const OwnLevel = lazyComponent(async () => (await import('./parts/OwnLevel.tsx')).OwnLevel);

/** Levels and their benefits (RT-04d), and where the member stands. */
export function VipScreen(props: VipScreenProps) {
  const { closed, role, vip, stop, onEnter, onService } = props;
  const { t } = useTranslation('vip');
  if (closed !== null) {
    return (
      <div className={screen}>
        <Heading level={1}>{t('title')}</Heading>
        <LazyClosedPage name={t('title')} closed={closed} />
      </div>
    );
  }
  const own = role === 'member' && vip.status === 'ready' ? vip.value.own : null;
  const isComing = role === 'member' && vip.status === 'loading';
  const heroPlaceholder = (
    <div className={heroPlace}>
      <Skeleton shape="text" lines={5} />
    </div>
  );
  return (
    <div className={screen}>
      {own === null && (
        <Stack as="header" gap="xs">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('text')}</Text>
          {role !== 'member' && (
            <>
              <Text size="sm">{t(`enter.${role}`)}</Text>
              <Inline>
                <Button tone="outline" onClick={onEnter}>
                  {t(role === 'visitor' ? 'enter.login' : 'enter.register')}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      )}
      <RemoteView
        remote={vip}
        failed={t('failed')}
        skeleton={
          <Stack gap="lg">
            {isComing && heroPlaceholder}
            <Skeleton shape="text" lines={8} />
          </Stack>
        }
      >
        {({ levels, days, noticeDays }) => (
          <div className={screen}>
            {own !== null && (
              <LazySection placeholder={heroPlaceholder}>
                <OwnLevel own={own} levels={levels} stop={stop} />
              </LazySection>
            )}
            {onService !== undefined && (
              <Inline>
                <Button tone="soft" onClick={onService}>
                  {t('service')}
                </Button>
              </Inline>
            )}
            <LevelCards levels={levels} ownRank={own?.rank ?? null} />
            <LevelTable levels={levels} ownRank={own?.rank ?? null} />
            {own !== null && (
              <LazySection placeholder={null}>
                <OwnRules own={own} levels={levels} days={days} resting={stop !== null} />
              </LazySection>
            )}
            <Text size="xs" tone="muted">
              {[
                t('table.note', { days }),
                ...(own !== null && own.fall === null && noticeDays !== null && stop === null
                  ? [t('own.notice', { days: noticeDays })]
                  : []),
                t('calm'),
              ].join(' ')}
            </Text>
            {own !== null && props.limitsHref !== null && <Link href={props.limitsHref}>{t('own.limits')}</Link>}
          </div>
        )}
      </RemoteView>
    </div>
  );
}

const OwnRules = lazyComponent(async () => (await import('./parts/OwnLevel.tsx')).LevelRules);
