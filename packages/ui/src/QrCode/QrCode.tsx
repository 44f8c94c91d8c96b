import { useMemo } from 'react';
import { code } from './QrCode.css.ts';
import { qrDrawing } from './qrDrawing.ts';

export interface QrCodeProps {
  /** The encoded text. */
  value: string;
  /** The accessible name, which should describe the target. */
  label: string;
  /** The side length including the margin, in px. @default 200 */
  size?: number;
  /** The white margin, in px. Scanners need a margin of four modules. @default 20 */
  margin?: number;
}

/** A QR code (FTR-01a, CON-01). Black on white in every theme, as scanners expect. */
export function QrCode({ value, label, size = 200, margin = 20 }: QrCodeProps) {
  const { scale, path } = useMemo(() => qrDrawing(value, size, margin), [value, size, margin]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${size} ${size}`} className={code}>
      <rect width={size} height={size} fill="white" />
      <path
        d={path}
        fill="black"
        shapeRendering="crispEdges"
        transform={`translate(${margin} ${margin}) scale(${scale})`}
      />
    </svg>
  );
}
