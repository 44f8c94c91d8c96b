/** A picture without compression: four bytes for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface PixelDifference extends Pixels {
  /** How many pixels differ; those that only one of the pictures has are among them. */
  readonly count: number;
}

/**
 * Compares two pictures pixel by pixel, exactly: what takes them makes the same picture of the same page. The difference
 * shows the picture before, faded, with every changed pixel in magenta. It also runs inside a page, so it uses nothing from
 * outside itself.
 */
export function differenceOf(before: Pixels, after: Pixels): PixelDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(width * height * 4);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBefore = x < before.width && y < before.height;
      const isInAfter = x < after.width && y < after.height;
      const from = (y * before.width + x) * 4;
      const to = (y * after.width + x) * 4;
      let isSame = isInBefore && isInAfter;
      for (let part = 0; isSame && part < 4; part += 1) isSame = before.data[from + part] === after.data[to + part];
      const at = (y * width + x) * 4;
      data[at + 3] = 255;
      if (isSame) {
        for (let part = 0; part < 3; part += 1) data[at + part] = 204 + (before.data[from + part] ?? 0) / 5;
      } else {
        count += 1;
        data[at] = 224;
        data[at + 2] = 128;
      }
    }
  }
  return { width, height, data, count };
}
