import { type ReactNode } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { OpenAccount } from './parts/OpenAccount.tsx';
import type { RegistrationScreenProps } from './registration.types.ts';

const Links = lazyComponent(async () => (await import('./parts/Links.tsx')).Links);

/**
 * Registration centre (GEN-05e): opens accounts below the agent, makes links by which players sign up, and pictures that carry
 * them.
 */
export function RegistrationScreen(props: RegistrationScreenProps) {
  const { t } = useTranslation('agentRegister');
  return (
    <RemoteView level={3} remote={props.rights} failed={t('failed')} skeleton={<Skeleton shape="text" lines={10} />}>
      {({ kinds, links, own, start }) => {
        const items = [
          ...(kinds.length > 0
            ? [
                {
                  value: 'open' as const,
                  label: t('tabs.open'),
                  panel: (
                    <OpenAccount
                      kinds={kinds}
                      own={own}
                      start={start}
                      Templates={props.Templates}
                      onOpen={props.onOpen}
                      onCopy={props.onCopy}
                    />
                  ),
                },
              ]
            : []),
          ...(links && kinds.length > 0
            ? [
                {
                  value: 'links' as const,
                  label: t('tabs.links'),
                  panel: (
                    <Part>
                      <Links {...props} kinds={kinds} own={own} start={start} />
                    </Part>
                  ),
                },
                {
                  value: 'materials' as const,
                  label: t('tabs.materials'),
                  panel: (
                    <Part>
                      <props.Materials />
                    </Part>
                  ),
                },
              ]
            : []),
        ];
        return items.length === 0 ? (
          <EmptyState level={3} title={t('closed')} text={t('closedText')} />
        ) : (
          <Tabs
            label={t('title')}
            items={items}
            defaultValue={items.find(({ value }) => value === props.first)?.value}
          />
        );
      }}
    </RemoteView>
  );
}

/** A part that is loaded when its tab is opened. */
const Part = ({ children }: { children: ReactNode }) => (
  <LazySection placeholder={<Skeleton shape="text" lines={8} />}>{children}</LazySection>
);
