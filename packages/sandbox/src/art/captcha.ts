export function drawCaptchaPng(text: string, seed: number): Uint8Array {
  return new Uint8Array([text.length, seed & 255]);
}
