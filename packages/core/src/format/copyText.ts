/** Copies a text to the clipboard. Resolves to false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers offer the clipboard in secure contexts only.
    return isSecureContext
      ? false
      : import('./copyInsecure.ts').then(
          (part) => part.copyInsecure(text),
          () => false,
        );
  }
}
