import { useMemo } from 'react';
import { code } from './QrCode.css.ts';
import { qrDrawing } from './qrDrawing.ts';

export interface QrCodeProps {
  /** What a camera reads from it. */
  value: string;
  /** Says what it leads to. */
  label: string;
  /** Each side with the margin, in px. @default 200 */
  size?: number;
  /** The white around the code, in px; scanners need four modules of it. @default 20 */
  margin?: number;
}

/** A QR code (FTR-01a, CON-01): dark on white in every theme, because scanners expect it. */
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
