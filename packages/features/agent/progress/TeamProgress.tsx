import { type ContractProgress, agentProgress } from '#api/agentProgress.ts';
import { wordOf } from '#api/open.ts';
import { useRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { useProgressTexts } from './useProgressTexts.ts';

interface ProgressLinesProps {
  progress: readonly ContractProgress[];
  /** Links to a page of the agent centre; null for one that the site does not have. */
  hrefOf: (page: string) => string | null;
}

/** One line for each contract in force: what the next tier needs, and how long the period goes on. Nothing without one. */
export function ProgressLines({ progress, hrefOf }: ProgressLinesProps) {
  const centre = useTranslation('agentCentre').t;
  const { leftOf, nextOf } = useProgressTexts();
  if (progress.length === 0) return null;
  return (
    <Stack gap="xxs">
      {progress.map((each) => {
        const page = typeof each.kind === 'string' ? contractPages[each.kind] : null;
        const href = page === null ? null : hrefOf(page);
        const name = page === null ? wordOf(each.kind) : centre(`pages.${page}`);
        return (
          <Text key={each.contractId} size="sm">
            {href === null ? <span>{name}</span> : <Link href={href}>{name}</Link>} <span>{nextOf(each)}</span>{' '}
            <span>{`· ${leftOf(each)}`}</span>
          </Text>
        );
      })}
    </Stack>
  );
}

/** The own contracts in force, connected to the platform. What cannot be read says nothing: each contract's card has it. */
export function TeamProgress() {
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const [progress] = useRemote(agentProgress, { side: 'upline' }, 'list');
  return <ProgressLines progress={progress.status === 'ready' ? progress.value.list : []} hrefOf={hrefOf} />;
}
