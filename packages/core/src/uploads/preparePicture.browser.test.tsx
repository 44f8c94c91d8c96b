import { expect, test } from 'vitest';
import { uploadLimits } from '#api/uploadLimits.ts';
import { preparePicture } from './preparePicture.ts';

type Part = string | Uint8Array<ArrayBuffer>;
const letters = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

async function drawn(
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'rebeccapurple';
  context.fillRect(0, 0, width, height);
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}

const fileOf = (parts: readonly Part[], name: string): File => new File([...parts], name);

/** What a camera writes into a JPEG: a segment with the place. */
const place = 'Exif\0\0MM\0*GPSLatitude 13.7563 N';
const exif = (): Part[] => [new Uint8Array([0xff, 0xe1, 0, place.length + 2]), letters(place)];

test('CON-02: the place leaves no JPEG', async () => {
  const jpeg = await drawn('image/jpeg', 40, 30);
  const file = fileOf([jpeg.slice(0, 2), ...exif(), jpeg.slice(2)], 'photo.jpg');
  expect(textOf(new Uint8Array(await file.arrayBuffer()))).toContain('GPSLatitude');
  const prepared = await preparePicture(file);
  if (!prepared.ok) throw new Error(prepared.problem);
  expect(prepared.picture).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
  expect(textOf(prepared.picture.bytes)).not.toMatch(/GPS|Exif/);
});

test('CON-02: the place leaves no PNG', async () => {
  const png = await drawn('image/png', 40, 30);
  const chunk = letters(`eXIf${place}`);
  // After the signature and the header: length, type and data, and a checksum that readers of pictures pass over.
  const file = fileOf(
    [png.slice(0, 33), new Uint8Array([0, 0, 0, place.length]), chunk, new Uint8Array(4), png.slice(33)],
    'a.png',
  );
  expect(textOf(new Uint8Array(await file.arrayBuffer()))).toContain('GPSLatitude');
  const prepared = await preparePicture(file);
  if (!prepared.ok) throw new Error(prepared.problem);
  expect(textOf(prepared.picture.bytes)).not.toMatch(/GPS|eXIf/);
});

test('the longer side has at most 2,000 pixels', async () => {
  const prepared = await preparePicture(fileOf([await drawn('image/png', 4_000, 1_000)], 'wide.png'));
  if (!prepared.ok) throw new Error(prepared.problem);
  const { width, height } = await createImageBitmap(new Blob([prepared.picture.bytes]));
  expect([width, height]).toEqual([2_000, 500]);
});

test('the first bytes decide, not the name', async () => {
  const png = await drawn('image/png', 10, 10);
  expect(await preparePicture(fileOf([png], 'slip.txt'))).toMatchObject({ ok: true, picture: { type: 'image/png' } });
  expect(await preparePicture(fileOf([letters('GIF89a')], 'slip.png'))).toEqual({ ok: false, problem: 'type' });
  expect(await preparePicture(fileOf([letters('<svg/>')], 'slip.jpg'))).toEqual({ ok: false, problem: 'type' });
});

test('a file that only begins like a picture is refused', async () => {
  const png = await drawn('image/png', 10, 10);
  expect(await preparePicture(fileOf([png.slice(0, 20)], 'half.png'))).toEqual({ ok: false, problem: 'type' });
});

test('more than 5 MB is refused before it is read', async () => {
  const file = fileOf([new Uint8Array(uploadLimits.bytes + 1)], 'large.png');
  expect(await preparePicture(file)).toEqual({ ok: false, problem: 'size' });
});
