import { TriangleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useProblemText } from '../../shared/rules/useProblemText.ts';
import type { RegisterField, ShownField } from '../register.form.ts';
import type { RegisterProblems } from '../register.problems.ts';
import { line, list, summary, words } from './ProblemSummary.css.ts';

export interface ProblemSummaryProps {
  readonly fields: readonly ShownField[];
  readonly problems: RegisterProblems;
  readonly termsMissing: boolean;
  /** Puts the focus where the problem is. */
  readonly onChoose: (place: RegisterField | 'terms') => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Everything that has to be corrected, in the order of the form; each line leads to its field. */
export function ProblemSummary({ fields, problems, termsMissing, onChoose, ref }: ProblemSummaryProps) {
  const { t } = useTranslation('register');
  const problemText = useProblemText();
  const titleId = useId();
  const lines = fields.flatMap(({ field }) => {
    const problem = problems[field];
    return problem ? [{ place: field, text: lineOf(t(`fields.${field}`), problemText(problem)) }] : [];
  });
  const all = termsMissing ? [...lines, { place: 'terms' as const, text: t('terms.problem') }] : lines;
  if (all.length === 0) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <Icon of={TriangleAlert} />
      <div className={words}>
        <Text weight="strong" id={titleId}>
          {t('summary.title')}
        </Text>
        <ul className={list}>
          {all.map(({ place, text }) => (
            <li key={place} className={line}>
              <Link
                tone="inherit"
                href={`#${place}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(place);
                }}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );

  function lineOf(field: string, problem: string): string {
    return t('summary.item', { field, problem });
  }
}
