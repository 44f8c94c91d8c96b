import { TriangleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { line, list, summary, words } from './ProblemSummary.css.ts';

export interface ProblemLine<Place extends string> {
  readonly place: Place;
  readonly text: string;
}

export interface ProblemSummaryProps<Place extends string> {
  /** In the order of the form. */
  readonly lines: readonly ProblemLine<Place>[];
  /** Puts the focus where the problem is. */
  readonly onChoose: (place: Place) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Everything that has to be corrected; each line leads to its field. Nothing while nothing has to be. */
export function ProblemSummary<Place extends string>({ lines, onChoose, ref }: ProblemSummaryProps<Place>) {
  const { t } = useTranslation('fields');
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <Icon of={TriangleAlert} />
      <div className={words}>
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
