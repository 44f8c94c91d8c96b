import { useEffect, useRef } from 'react';
import { FormattedText } from '#core/components/FormattedText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { beginnerSection, contactSection, privacySection } from '../help.model.ts';
import type { HelpScreenProps, HelpSection } from '../help.types.ts';
import { Beginner } from './Beginner.tsx';
import { DeviceList } from './DeviceList.tsx';
import { Helped } from './Helped.tsx';
import { article, foot, headingBox } from './HelpSections.css.ts';

interface SectionArticleProps extends Pick<HelpScreenProps, 'wanted' | 'beginner' | 'votes'> {
  section: HelpSection;
  /** Changes when a link leads to the section that is shown already. */
  returns: number;
  contactHref: string;
}

/** One section: its text, what the site adds to it, the way to its page, and whether it has helped. */
export function SectionArticle({ section, wanted, returns, beginner, votes, contactHref }: SectionArticleProps) {
  const { t } = useTranslation('help');
  const slots = usePageSlots();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, title, content, href } = section;
  const isContact = id === contactSection;

  useEffect(() => {
    if (wanted !== null) heading.current?.focus();
  }, [wanted, returns]);

  return (
    <>
      <Card as="article" padding="none">
        <div className={article}>
          {wanted !== null && wanted !== id && <Text tone="muted">{t('missing')}</Text>}
          <div className={headingBox}>
            <Heading ref={heading} level={2} tabIndex={-1}>
              {title}
            </Heading>
          </div>
          {content !== '' && <FormattedText key={id} html={content} />}
          {id === beginnerSection && <Beginner steps={beginner} />}
          {id === privacySection && <DeviceList />}
          {!isContact && (
            <div className={foot}>
              {href !== undefined && (
                <ButtonLink href={href} tone="outline">
                  {t('open', { title })}
                </ButtonLink>
              )}
              {votes !== null && <Helped key={id} section={id} votes={votes} contactHref={contactHref} />}
            </div>
          )}
        </div>
      </Card>
      {isContact && slots.contact()}
    </>
  );
}
