import { encode } from 'uqr';

export interface QrDrawing {
  /** How many modules a side has. */
  modules: number;
  /** How wide one module is, in the units of `size`. */
  scale: number;
  /** The dark modules, one unit each, from the corner of the code. */
  path: string;
}

/** Error level M: up to 15 % of a code may be dirty or worn. */
export function qrDrawing(value: string, size: number, margin: number): QrDrawing {
  const { size: modules, data } = encode(value, { ecc: 'M', border: 0 });
  let path = '';
  data.forEach((line, y) => {
    for (let x = 0; x < modules; x += 1) {
      if (!line[x]) continue;
      const start = x;
      while (line[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  });
  return { modules, scale: (size - 2 * margin) / modules, path };
}
