import { type CSSProperties, useState } from 'react';
import { type TokenGroup, tokenVariable } from '#ui/theme/tokens.ts';
import { moving, specimen, specimenBox, specimenTrack } from './guide.css.ts';

interface SpecimenProps {
  readonly group: TokenGroup;
  readonly name: string;
  /** A text to set in fonts and sizes. */
  readonly sample: string;
  /** The name of the button that plays a motion. */
  readonly playLabel: string;
}

type Draw = (value: string) => CSSProperties;

/** How a text shows a token. */
const texts: { readonly [group in TokenGroup]?: Draw } = {
  font: (value) => ({ fontFamily: value }),
  weight: (value) => ({ fontWeight: value }),
  text: (value) => ({ fontSize: value }),
  leading: (value) => ({ lineHeight: value, maxWidth: '16rem' }),
};

/** How a box shows a token. */
const boxes: { readonly [group in TokenGroup]?: Draw } = {
  color: (value) => ({ background: value }),
  space: (value) => ({ width: value, height: '1.5rem' }),
  radius: (value) => ({ borderRadius: value }),
  border: (value) => ({ width: '6rem', height: value, border: 'none' }),
  shadow: (value) => ({ boxShadow: value }),
  size: (value) => ({ width: `min(100%, ${value})`, height: '1.5rem' }),
  ratio: (value) => ({ width: '4rem', height: 'auto', aspectRatio: value }),
};

/** A token as it looks in the theme of the toolbar. */
export function Specimen({ group, name, sample, playLabel }: SpecimenProps) {
  const value = `var(${tokenVariable(group, name)})`;
  const text = texts[group];
  if (text !== undefined)
    return (
      <span className={specimen} style={text(value)}>
        {sample}
      </span>
    );
  if (group === 'motion') return <MotionSpecimen name={name} value={value} playLabel={playLabel} />;
  return <span aria-hidden className={specimenBox} style={boxes[group]?.(value)} />;
}

/** A dot that moves in the duration, or with the easing, of a token. */
function MotionSpecimen({ name, value, playLabel }: { name: string; value: string; playLabel: string }) {
  const [moved, setMoved] = useState(false);
  const style = name.startsWith('ease') ? { transitionTimingFunction: value } : { transitionDuration: value };
  return (
    <button
      type="button"
      aria-label={`${playLabel} ${name}`}
      className={specimenTrack}
      onClick={() => setMoved((before) => !before)}
    >
      <span className={moving} style={{ ...style, insetInlineStart: moved ? 'calc(100% - 1.5rem)' : '0' }} />
    </button>
  );
}
