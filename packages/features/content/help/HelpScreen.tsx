import { LifeBuoy } from 'lucide-react';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { HelpScreenProps } from './help.types.ts';
import { HelpSections, HelpSectionsSkeleton } from './parts/HelpSections.tsx';

/** Help page, one section at a time (RT-10). */
export function HelpScreen(props: HelpScreenProps) {
  const { t } = useTranslation('help');
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </header>
      <Content {...props} />
    </Stack>
  );
}

function Content({ sections, homeHref, ...rest }: HelpScreenProps) {
  const { t } = useTranslation('help');
  return (
    <RemoteView
      remote={sections}
      failed={t('failed')}
      skeleton={<HelpSectionsSkeleton />}
      empty={
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          illustration={<Icon of={LifeBuoy} size="huge" />}
          action={<ButtonLink href={homeHref}>{t('home')}</ButtonLink>}
        />
      }
    >
      {(list) => <HelpSections sections={list} {...rest} />}
    </RemoteView>
  );
}
