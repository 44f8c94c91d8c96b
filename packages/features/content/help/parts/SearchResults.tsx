import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { HelpHit } from '../helpSearch.ts';

interface SearchResultsProps {
  text: string;
  hits: readonly HelpHit[];
  hrefFor: (section: string) => string;
  contactHref: string;
}

/** The sections that a search has found. */
export function SearchResults({ text, hits, hrefFor, contactHref }: SearchResultsProps) {
  const { t } = useTranslation('help');
  return (
    <Stack as="section" gap="md" aria-label={t('search.results')}>
      <div role="status">
        {hits.length > 0 && <Text tone="muted">{t('search.found', { count: hits.length })}</Text>}
      </div>
      {hits.length === 0 && (
        <EmptyState
          title={t('search.none', { text: text.trim() })}
          text={t('search.noneText')}
          action={<ButtonLink href={contactHref}>{t('search.contact')}</ButtonLink>}
        />
      )}
      {hits.map(({ section, excerpt }) => (
        <Card key={section.id} as="article" interactive>
          <Heading level={2} size="md">
            <CardLink href={hrefFor(section.id)}>{section.title}</CardLink>
          </Heading>
          {excerpt !== '' && <Text tone="muted">{excerpt}</Text>}
        </Card>
      ))}
    </Stack>
  );
}
