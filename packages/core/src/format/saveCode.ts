import { qrDrawing } from '#ui/QrCode/qrDrawing.ts';
import { saveCanvas } from './saveCanvas.ts';

/** Side of the picture in px, with the white margin that scanners need. */
const size = 800;
const margin = 80;

/** Saves a QR code as a picture, which banking apps open. Answers false when the browser could not draw it. */
export async function saveCode(payload: string, reference: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');
  if (brush === null) return false;
  const { modules, path, scale } = qrDrawing(payload, size, margin);
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, size, size);
  brush.translate(margin, margin);
  brush.scale(scale, scale);
  brush.fillStyle = 'black';
  brush.clip(new Path2D(path));
  brush.fillRect(0, 0, modules, modules);
  return saveCanvas(canvas, `qr-${reference}`);
}
