import { type MouseEvent, useEffect, useRef } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type HelpSection, sectionLink, sectionOf } from '../help.model.ts';
import { article, chooser, chooserPlace, headingPlace, layout, reading, side } from './HelpSections.css.ts';
import { SectionList } from './SectionList.tsx';

interface HelpSectionsProps {
  sections: readonly HelpSection[];
  /** The section asked for; the focus goes to its heading. */
  wanted: string | null;
  hrefFor: (section: string) => string;
  onChoose: (section: string) => void;
}

/** The reading part: the topics beside the text on wide screens, in a list above it on narrow ones. */
export function HelpSections({ sections, wanted, hrefFor, onChoose }: HelpSectionsProps) {
  const { t } = useTranslation('content');
  const heading = useRef<HTMLHeadingElement>(null);
  const section = sectionOf(sections, wanted);

  useEffect(() => {
    if (wanted !== null) heading.current?.focus();
  }, [wanted]);

  if (section === undefined) return null;
  const followInside = (event: MouseEvent): void => {
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
          label={t('help.choose')}
          options={sections.map(({ id, title }) => ({ value: id, label: title }))}
          value={section.id}
          onChange={onChoose}
        />
      </div>
      <div className={reading}>
        <Card as="article" padding="none">
          <div className={article} onClickCapture={followInside}>
            <div className={headingPlace}>
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

const placesKept = 6;

/** Its place while it is loading. */
export function HelpSectionsSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={layout} aria-hidden>
        <div className={side}>
          <Skeleton shape="text" lines={placesKept} />
        </div>
        <div className={`${chooser} ${chooserPlace}`} />
        <div className={reading}>
          <Card padding="none">
            <div className={article}>
              <Skeleton shape="text" size="xl" />
              <Skeleton shape="text" lines={placesKept} />
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
