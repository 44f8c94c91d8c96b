/** The image formats that are recognised by their first bytes. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;
export type ImageType = (typeof imageTypes)[number];

const signatures: Readonly<Record<ImageType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Returns the format of an image by the first bytes of the file, whatever its name; null for any other file. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  return imageTypes.find((type) => signatures[type].every((byte, index) => bytes[index] === byte)) ?? null;
}
