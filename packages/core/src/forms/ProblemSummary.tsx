import { TriangleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { line, list, summary, textColumn } from './ProblemSummary.css.ts';

export interface ProblemLine<Place extends string> {
  readonly place: Place;
  readonly text: string;
}

export interface ProblemSummaryProps<Place extends string> {
  /** In the order of the form. */
  readonly lines: readonly ProblemLine<Place>[];
  /** Focuses the field of the line. */
  readonly onChoose: (place: Place) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists all problems of a form; each line focuses its field. Draws nothing without problems. */
export function ProblemSummary<Place extends string>({ lines, onChoose, ref }: ProblemSummaryProps<Place>) {
  const { t } = useTranslation('fields');
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
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
}
