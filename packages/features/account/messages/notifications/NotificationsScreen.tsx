import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import type { NotificationsScreenProps } from './notifications.types.ts';
import { Feed, PushSettings, SettingsForm } from './parts/laterParts.ts';
import { useSettingsForm } from './useSettingsForm.ts';

const placeholder = <Skeleton shape="text" lines={12} />;

/** Notifications (MEM-04d): what has happened to the member, and how the member is told of it. */
export function NotificationsScreen({ tab, onTab, feed, settings, push }: NotificationsScreenProps) {
  const { t } = useTranslation('notifications');
  // Here, because the form is gone while the list is shown: what was not saved stays.
  const form = useSettingsForm(settings);
  return (
    <Tabs
      label={t('title')}
      value={tab}
      onChange={onTab}
      items={[
        {
          value: 'feed',
          label: t('feed.tab'),
          panel: (
            <LazySection placeholder={placeholder}>
              <Feed {...feed} />
            </LazySection>
          ),
        },
        {
          value: 'settings',
          label: t('settings.tab'),
          panel: (
            <LazySection placeholder={placeholder}>
              <Stack gap="xl">
                <PushSettings {...push} />
                <SettingsForm {...settings} form={form} />
              </Stack>
            </LazySection>
          ),
        },
      ]}
    />
  );
}
