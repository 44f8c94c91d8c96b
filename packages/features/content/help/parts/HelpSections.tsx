import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { sectionLink, sectionOf } from '../help.model.ts';
import type { HelpSection } from '../help.types.ts';
import { article, chooser, chooserSkeleton, headingBox, layout, reading, side } from './HelpSections.css.ts';
import { SectionList } from './SectionList.tsx';

interface HelpSectionsProps {
  sections: readonly HelpSection[];
  /** Id of the section in the URL, whose heading gets the focus; null for none. */
  wanted: string | null;
  hrefFor: (section: string) => string;
  onChoose: (section: string) => void;
}

/** The topics and the current section: topics beside the text, or in a select above it on narrow screens. */
export function HelpSections({ sections, wanted, hrefFor, onChoose }: HelpSectionsProps) {
  const { t } = useTranslation('help');
  const heading = useRef<HTMLHeadingElement>(null);
  const section = sectionOf(sections, wanted);

  useEffect(() => {
    if (wanted !== null) heading.current?.focus();
  }, [wanted]);

  if (section === undefined) return null;
  const interceptLink = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const target = sectionLink(href ?? '');
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(target);
  };

  return (
    <div className={layout}>
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
        <Card as="article" padding="none">
          <div className={article} onClickCapture={interceptLink}>
            <div className={headingBox}>
              <Heading ref={heading} level={2} tabIndex={-1}>
                {section.title}
              </Heading>
            </div>
            <RichText key={section.id} html={section.content} />
          </div>
        </Card>
      </div>
    </div>
  );
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
