import { type ShapeName, shapes, type TypeName, types } from '#ui/theme/dimensions.ts';
import { letters, sampleBox } from './Choice.css.ts';

/** A corner of a card in a shape. */
export function ShapeSample({ shape }: { shape: ShapeName }) {
  return <span aria-hidden className={sampleBox} style={{ borderStartStartRadius: shapes[shape].radius.sheet }} />;
}

/** Thai and Latin letters in a type. */
export function TypeSample({ type }: { type: TypeName }) {
  const { font, weight } = types[type];
  return (
    <span aria-hidden className={letters} style={{ fontFamily: font.display, fontWeight: weight.display }}>
      {'\u0E01\u0E34 Ag'}
    </span>
  );
}
