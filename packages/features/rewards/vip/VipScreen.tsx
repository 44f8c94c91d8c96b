import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
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
  return (
    <div className={screen}>
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
        {onService !== undefined && (
          <Inline>
            <Button tone="soft" onClick={onService}>
              {t('service')}
            </Button>
          </Inline>
        )}
      </Stack>
      <RemoteView remote={vip} failed={t('failed')} skeleton={<Skeleton shape="text" lines={10} />}>
        {({ levels, days, noticeDays, own }) => (
          <>
            {role === 'member' && own !== null && (
              <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
                <OwnLevel
                  own={own}
                  levels={levels}
                  days={days}
                  noticeDays={noticeDays}
                  stop={stop}
                  limitsHref={props.limitsHref}
                />
              </LazySection>
            )}
            <LevelTable levels={levels} days={days} ownRank={own?.rank ?? null} />
          </>
        )}
      </RemoteView>
    </div>
  );
}
