import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import type { AssistantsScreenProps } from './assistants.types.ts';
import { AssistantList } from './parts/AssistantList.tsx';

/** The assistants of an agent (AGT-15): logins with rights of their own, and what they did. */
export function AssistantsScreen({ first, Log, ...list }: AssistantsScreenProps) {
  const { t } = useTranslation('assistants');
  return (
    <Tabs
      label={t('title')}
      defaultValue={first}
      items={[
        { value: 'list', label: t('tabs.list'), panel: <AssistantList {...list} /> },
        {
          value: 'log',
          label: t('tabs.log'),
          panel: (
            <LazySection placeholder={<Skeleton shape="text" lines={8} />}>
              <Log />
            </LazySection>
          ),
        },
      ]}
    />
  );
}
