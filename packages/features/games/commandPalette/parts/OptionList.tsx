import { ArrowRight, Headset, LayoutGrid } from 'lucide-react';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { highlight } from '../commandPalette.model.ts';
import type { CommandGroup, CommandOption } from '../commandPalette.types.ts';
import {
  cover,
  dimmed,
  drawing,
  groupHead,
  label,
  list,
  mark,
  names,
  note,
  notes,
  option as optionClass,
  pointed,
} from './OptionList.css.ts';

interface OptionListProps {
  id: string;
  groups: readonly CommandGroup[];
  /** The option that leads to all games, listed after the groups; undefined for none. */
  all: CommandOption | undefined;
  /** The searched name, which is highlighted in the labels. */
  searched: string;
  active: CommandOption | undefined;
  idOf: (option: CommandOption) => string;
  onPoint: (id: string) => void;
  onChoose: (option: CommandOption) => void;
}

/** The options in groups, as a listbox. The search field keeps the focus and names the active option. */
export function OptionList({ id, groups, all, searched, active, idOf, onPoint, onChoose }: OptionListProps) {
  const { t } = useTranslation('commandPalette');
  const optionOf = (option: CommandOption, marked: string) => (
    <Option
      key={option.id}
      id={idOf(option)}
      option={option}
      marked={marked}
      selected={option.id === active?.id}
      onPoint={onPoint}
      onChoose={onChoose}
    />
  );
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={list}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={groupHead}>
            {t(`groups.${name}`)}
          </div>
          {options.map((option) => optionOf(option, searched))}
        </div>
      ))}
      {all && optionOf(all, '')}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: CommandOption;
  /** Text to highlight in the label; '' for none. */
  marked: string;
  selected: boolean;
  onPoint: (id: string) => void;
  onChoose: (option: CommandOption) => void;
}

function Option({ id, option, marked, selected, onPoint, onChoose }: OptionProps) {
  const [before, hit, after] = highlight(option.label, marked);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus and handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={`${optionClass} ${selected ? pointed : ''}`}
      onPointerMove={() => selected || onPoint(option.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <OptionImage option={option} />
      <span className={names}>
        <span className={label}>
          <span>{before}</span>
          {hit !== '' && <mark className={mark}>{hit}</mark>}
          <span>{after}</span>
        </span>
        <span className={notes}>
          {option.note !== '' && <span className={note}>{option.note}</span>}
          {option.inMaintenance === true && (
            <span>
              <MaintenanceBadge place="below" />
            </span>
          )}
        </span>
      </span>
    </div>
  );
}

/** The image of an option, or its icon. */
function OptionImage({ option }: { option: CommandOption }) {
  if (option.image !== undefined) {
    const game = option.kind === 'game';
    return (
      <span className={`${cover[game ? 'game' : 'vendor']} ${option.inMaintenance === true ? dimmed : ''}`}>
        <LazyImage
          src={option.image}
          alt=""
          ratio={game ? '3:4' : '1:1'}
          {...(game ? { radius: 'control' as const } : { fit: 'contain' as const, transparent: true })}
        />
      </span>
    );
  }
  const icon = option.type === undefined ? (icons[option.kind] ?? LayoutGrid) : navIcons[option.type];
  return (
    <span className={drawing}>
      <Icon of={icon} />
    </span>
  );
}

const icons: { readonly [Kind in CommandOption['kind']]?: typeof ArrowRight } = { all: ArrowRight, service: Headset };
