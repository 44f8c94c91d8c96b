import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SelectionResult } from '#api/agentSelection.ts';
import { wordOf } from '#api/open.ts';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { results as listClass, result as resultClass } from '../selection.css.ts';
import { splitResults } from '../selection.model.ts';

type Result = Pick<SelectionResult, 'id' | 'account' | 'nickname' | 'outcome'> & Partial<Pick<SelectionResult, 'rate'>>;

interface ResultsProps {
  list: readonly Result[];
  /** @default that it is done for so many of the accounts */
  title?: string;
  /** What else came of it. */
  children?: ReactNode;
  onClose: () => void;
}

/** What came of work on several accounts: those that were not reached first, each with the reason. */
export function Results({ list, title, children = null, onClose }: ResultsProps) {
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const { done, notDone } = splitResults(list);
  const counts = { done: formatCount(done.length, language), count: formatCount(list.length, language) };
  const isWhole = notDone.length === 0;
  return (
    <OutcomePanel
      tone={isWhole ? 'positive' : 'warning'}
      icon={isWhole ? CircleCheck : TriangleAlert}
      title={title ?? t('results.done', counts)}
      takesFocus
      actions={<Button onClick={onClose}>{t('results.close')}</Button>}
    >
      {title !== undefined && !isWhole && <Text>{t('results.done', counts)}</Text>}
      {children}
      {!isWhole && <Listed name="notDone" list={notDone} />}
      {done.length > 0 && (
        <details>
          <summary>{`${t('results.list')} (${counts.done})`}</summary>
          <Names list={done} />
        </details>
      )}
    </OutcomePanel>
  );
}

function Listed({ name, list }: { name: 'notDone'; list: readonly Result[] }) {
  const { t } = useTranslation('agentMany');
  return (
    <Stack gap="xs">
      <Heading level={4} size="md">
        {t(`results.${name}`)}
      </Heading>
      <Names list={list} withReason />
    </Stack>
  );
}

function Names({ list, withReason = false }: { list: readonly Result[]; withReason?: boolean }) {
  const reasonOf = useReason();
  return (
    <ul role="list" className={listClass}>
      {list.map((each) => (
        <li key={each.id} className={resultClass}>
          <span translate="no">
            <bdi>{each.nickname}</bdi> <span>{each.account}</span>
          </span>
          {withReason && (
            <Text as="span" size="sm" tone="muted">
              {reasonOf(each)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that says why nothing was done, as far as the platform tells. */
function useReason(): (result: Result) => string {
  const { t } = useTranslation('agentMany');
  return ({ outcome, rate }) => {
    if (typeof outcome !== 'string') return t('outcomes.other', { code: wordOf(outcome) });
    if (outcome !== 'rate_out_of_range') return t(`outcomes.${outcome}`);
    if (rate === undefined || rate === null) return t('outcomes.operation_not_allowed');
    const { gameType } = rate;
    const name = typeof gameType === 'string' ? t(`common:gameTypes.${gameType}`) : wordOf(gameType);
    return t('outcomes.rate_out_of_range', { name, rate: rate.rate });
  };
}
