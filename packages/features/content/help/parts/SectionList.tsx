import { ChevronRight } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { HelpSection } from '../help.types.ts';
import { link, list } from './SectionList.css.ts';

interface SectionListProps {
  sections: readonly HelpSection[];
  chosen: string;
  hrefFor: (section: string) => string;
}

/** Links to the help topics. */
export function SectionList({ sections, chosen, hrefFor }: SectionListProps) {
  const { t } = useTranslation('help');
  return (
    <nav aria-label={t('sections')}>
      <ul role="list" className={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={hrefFor(id)} aria-current={id === chosen ? 'page' : undefined} className={link}>
              <span>{title}</span>
              <Icon of={ChevronRight} size="text" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
