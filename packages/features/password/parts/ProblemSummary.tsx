import { TriangleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type PasswordField, type PasswordProblems, wrongFields } from '../form.model.ts';
import { line, list, summary, words } from './ProblemSummary.css.ts';
import { useFieldWords } from './useFieldWords.ts';

export interface ProblemSummaryProps {
  readonly problems: PasswordProblems;
  /** Puts the focus where the problem is. */
  readonly onChoose: (field: PasswordField) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Everything that has to be corrected, in the order of the form; each line leads to its field. */
export function ProblemSummary({ problems, onChoose, ref }: ProblemSummaryProps) {
  const { t } = useTranslation('register');
  const { labelOf, problemOf } = useFieldWords();
  const titleId = useId();
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <Icon of={TriangleAlert} />
      <div className={words}>
        <Text weight="strong" id={titleId}>
          {t('summary.title')}
        </Text>
        <ul className={list}>
          {wrongFields(problems).map((field) => {
            const problem = problems[field];
            return (
              problem && (
                <li key={field} className={line}>
                  <Link
                    tone="inherit"
                    href={`#${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onChoose(field);
                    }}
                  >
                    {t('summary.item', { field: labelOf(field), problem: problemOf(problem) })}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}
