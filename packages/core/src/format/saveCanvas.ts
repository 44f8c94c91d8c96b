import { saveFile } from './saveFile.ts';

/** Saves what is drawn on a canvas as a picture. Answers false when the browser could not make it. @param name without its ending */
export async function saveCanvas(canvas: HTMLCanvasElement, name: string): Promise<boolean> {
  const type = 'image/png';
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (picture === null) return false;
  saveFile(`${name}.png`, type, picture);
  return true;
}
