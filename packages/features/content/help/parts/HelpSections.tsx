import { type MouseEvent, useDeferredValue, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { contactSection, sectionLink, sectionOf } from '../help.model.ts';
import type { HelpScreenProps, HelpSection } from '../help.types.ts';
import { useHelpSearch } from '../useHelpSearch.ts';
import { article, chooser, chooserSkeleton, layout, reading, search, side } from './HelpSections.css.ts';
import { SearchResults } from './SearchResults.tsx';
import { SectionArticle } from './SectionArticle.tsx';
import { SectionList } from './SectionList.tsx';

interface HelpSectionsProps extends Pick<HelpScreenProps, 'wanted' | 'hrefFor' | 'onChoose' | 'beginner' | 'votes'> {
  sections: readonly HelpSection[];
}

/** A longer search finds nothing more. */
const longestSearch = 60;

/**
 * The search, the topics and the current section: topics beside the text, or in a select above it on narrow screens. While
 * something is searched for, the sections that were found stand in place of the section.
 */
export function HelpSections({ sections, wanted, hrefFor, onChoose, beginner, votes }: HelpSectionsProps) {
  const { t } = useTranslation('help');
  const [text, setText] = useState('');
  // Counts the links to the section that is shown already: its heading gets the focus again.
  const [returns, setReturns] = useState(0);
  const section = sectionOf(sections, wanted);
  if (section === undefined) return null;

  const interceptLink = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const target = sectionLink(href ?? '');
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setText('');
    if (target === wanted) setReturns((count) => count + 1);
    onChoose(target);
  };
  const searching = text.trim() !== '';

  return (
    <Stack gap="md">
      <div role="search" className={search}>
        <SearchInput
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          maxLength={longestSearch}
          value={text}
          onChange={setText}
        />
      </div>
      {searching && (
        <div onClickCapture={interceptLink}>
          <Found text={text} sections={sections} hrefFor={hrefFor} />
        </div>
      )}
      <div className={layout} hidden={searching} onClickCapture={interceptLink}>
        <div className={side}>
          <SectionList sections={sections} chosen={section.id} hrefFor={hrefFor} />
        </div>
        <div className={chooser}>
          <Select
            label={t('choose')}
            options={sections.map(({ id, title }) => ({ value: id, label: title }))}
            value={section.id}
            onChange={onChoose}
          />
        </div>
        <div className={reading}>
          <SectionArticle
            section={section}
            wanted={wanted}
            returns={returns}
            beginner={beginner}
            votes={votes}
            contactHref={hrefFor(contactSection)}
          />
        </div>
      </div>
    </Stack>
  );
}

function Found({ text, sections, hrefFor }: Pick<HelpSectionsProps, 'sections' | 'hrefFor'> & { text: string }) {
  const wanted = useDeferredValue(text);
  const hits = useHelpSearch(wanted, sections);
  if (hits === null) return <Skeleton shape="text" lines={skeletonLines} />;
  return <SearchResults text={wanted} hits={hits} hrefFor={hrefFor} contactHref={hrefFor(contactSection)} />;
}

const skeletonLines = 6;

/** Skeleton of the topics and a section. */
export function HelpSectionsSkeleton() {
  return (
    <div className={layout}>
      <div className={side}>
        <Skeleton shape="text" lines={skeletonLines} />
      </div>
      <div className={`${chooser} ${chooserSkeleton}`} />
      <div className={reading}>
        <Card padding="none">
          <div className={article}>
            <Skeleton shape="text" size="xl" />
            <Skeleton shape="text" lines={skeletonLines} />
          </div>
        </Card>
      </div>
    </div>
  );
}
