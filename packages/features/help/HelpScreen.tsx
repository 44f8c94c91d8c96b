import { LifeBuoy } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FailedState } from '../shared/FailedState.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { HelpSection } from './help.model.ts';
import { HelpSections, HelpSectionsSkeleton } from './parts/HelpSections.tsx';

export interface HelpScreenProps {
  readonly sections: Remote<readonly HelpSection[]>;
  /** The section that the address names; null for none. */
  readonly wanted: string | null;
  readonly hrefFor: (section: string) => string;
  /** Goes to a section, from where there is no link to follow. */
  readonly onChoose: (section: string) => void;
  readonly homeHref: string;
}

/** The help, section by section (RT-10). */
export function HelpScreen(props: HelpScreenProps) {
  const { t } = useTranslation('content');
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>{t('help.title')}</Heading>
        <Text tone="muted">{t('help.text')}</Text>
      </header>
      <Content {...props} />
    </Stack>
  );
}

function Content({ sections, homeHref, ...rest }: HelpScreenProps) {
  const { t } = useTranslation('content');
  if (sections.status === 'loading') return <HelpSectionsSkeleton />;
  if (sections.status === 'failed') {
    return <FailedState title={t('help.failed')} failed={sections} />;
  }
  if (sections.value.length === 0) {
    return (
      <EmptyState
        title={t('help.empty')}
        text={t('help.emptyText')}
        illustration={<Icon of={LifeBuoy} size="huge" />}
        action={<ButtonLink href={homeHref}>{t('help.home')}</ButtonLink>}
      />
    );
  }
  return <HelpSections {...rest} sections={sections.value} />;
}
