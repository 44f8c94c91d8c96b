import { encode } from 'uqr';

export interface QrDrawing {
  /** The number of modules per side. */
  modules: number;
  /** The size of one module, in the unit of `size`. */
  scale: number;
  /** SVG path data of the dark modules, one unit each, starting at the corner of the code. */
  path: string;
}

/** Encodes a text as a QR code. Error level M tolerates damage of up to 15 %. */
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
