import { ChevronRight } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { HelpSection } from '../help.model.ts';
import { link, list } from './SectionList.css.ts';

interface SectionListProps {
  sections: readonly HelpSection[];
  chosen: string;
  hrefFor: (section: string) => string;
}

/** The topics of the help, each an address of its own. */
export function SectionList({ sections, chosen, hrefFor }: SectionListProps) {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('help.sections')}>
      <ul role="list" className={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={hrefFor(id)} aria-current={id === chosen ? 'page' : undefined} className={link}>
              {title}
              <Icon of={ChevronRight} size="text" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
