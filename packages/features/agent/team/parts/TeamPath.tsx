import { ChevronRight } from 'lucide-react';
import type { TeamStep } from '#api/agent.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { TeamScreenProps } from '../team.types.ts';
import { path, step as stepClass } from '../TeamScreen.css.ts';

interface TeamPathProps extends Pick<TeamScreenProps, 'levelHref'> {
  /** The agent first. */
  steps: readonly TeamStep[];
}

/** The way from the agent down to the level that is shown. */
export function TeamPath({ steps, levelHref }: TeamPathProps) {
  const { t } = useTranslation('agentTeam');
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('path')}>
      <ol role="list" className={path}>
        {steps.map(({ id, account }, place) => {
          const isLast = place === steps.length - 1;
          const name = place === 0 ? t('ownTeam') : account;
          return (
            <li key={id} className={stepClass}>
              {place > 0 && <Icon of={ChevronRight} size="small" />}
              {isLast ? (
                <Text as="span" weight="medium" aria-current="page">
                  {name}
                </Text>
              ) : (
                <Link href={levelHref(place === 0 ? null : id)} size="touch">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
