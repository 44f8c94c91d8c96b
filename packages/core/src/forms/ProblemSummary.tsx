import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { line, list, summary, textColumn } from './ProblemSummary.css.ts';
import { focusField } from './useWrongField.ts';

export interface ProblemLine {
  /** The name of the field. */
  readonly place: string;
  readonly text: string;
}

export interface ProblemSummaryProps {
  /** In the order of the form. */
  readonly lines: readonly ProblemLine[];
}

/** Lists all problems of the form that it is in; each line focuses its field. Draws nothing without problems. */
export function ProblemSummary({ lines }: ProblemSummaryProps) {
  const { t } = useTranslation('fields');
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <div role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <Icon of={TriangleAlert} />
      <div className={textColumn}>
        <Text weight="strong" id={titleId}>
          {t('summary.title')}
        </Text>
        <ul className={list}>
          {lines.map(({ place, text }) => (
            <li key={place} className={line}>
              <Link
                tone="inherit"
                href={`#${place}`}
                onClick={(event) => {
                  event.preventDefault();
                  const form = event.currentTarget.closest('form');
                  if (form !== null) focusField(form, place);
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
}
