import { ArrowRight, LayoutGrid } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { Resting } from '../../shared/Resting.tsx';
import { type QuickGroup, type QuickOption, highlight } from '../quickOpen.model.ts';
import {
  cover,
  drawing,
  groupHead,
  label,
  list,
  mark,
  names,
  note,
  notes,
  option,
  pointed,
  quiet,
} from './OptionList.css.ts';

export interface OptionListProps {
  id: string;
  groups: readonly QuickGroup[];
  /** After the groups: the way to all of them. */
  all: readonly QuickOption[];
  /** What was looked for, to be marked in the names. */
  looked: string;
  active: QuickOption | undefined;
  idOf: (option: QuickOption) => string;
  onPoint: (id: string) => void;
  onChoose: (option: QuickOption) => void;
}

/** What can be chosen, in groups. The field above keeps the focus and says which is pointed at. */
export function OptionList({ id, groups, all, ...rest }: OptionListProps) {
  const { t } = useTranslation('quickOpen');
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={list}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={groupHead}>
            {t(`groups.${name}`)}
          </div>
          {options.map((each) => (
            <Option key={each.id} of={each} {...rest} />
          ))}
        </div>
      ))}
      {all.map((each) => (
        <Option key={each.id} of={each} {...rest} looked="" />
      ))}
    </div>
  );
}

interface OptionProps extends Omit<OptionListProps, 'id' | 'groups' | 'all'> {
  of: QuickOption;
}

function Option({ of, looked, active, idOf, onPoint, onChoose }: OptionProps) {
  const [before, hit, after] = highlight(of.label, looked);
  const selected = of.id === active?.id;
  return (
    // The keys are the field's: it has the focus all the time.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={idOf(of)}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={`${option} ${selected ? pointed : ''}`}
      onPointerMove={() => selected || onPoint(of.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(of)}
    >
      <Picture of={of} />
      <span className={names}>
        <span className={label}>
          {before}
          {hit !== '' && <mark className={mark}>{hit}</mark>}
          {after}
        </span>
        <span className={notes}>
          {of.note !== '' && <span className={note}>{of.note}</span>}
          {of.resting === true && (
            <span>
              <Resting place="below" />
            </span>
          )}
        </span>
      </span>
    </div>
  );
}

function Picture({ of }: { of: QuickOption }) {
  if (of.image !== undefined) {
    const game = of.kind === 'game';
    return (
      <span className={`${cover[game ? 'game' : 'vendor']} ${of.resting === true ? quiet : ''}`}>
        <LazyImage
          src={of.image}
          alt=""
          ratio={game ? '3:4' : '1:1'}
          {...(game ? { radius: 'control' as const } : { fit: 'contain' as const, transparent: true })}
        />
      </span>
    );
  }
  const icon = of.kind === 'all' ? ArrowRight : of.type === undefined ? LayoutGrid : navIcons[of.type];
  return (
    <span className={drawing}>
      <Icon of={icon} />
    </span>
  );
}
