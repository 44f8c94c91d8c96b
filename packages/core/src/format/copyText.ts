import { withoutLineMarks } from '#text/lineMarks.ts';

/** Copies a text to the clipboard. Resolves to false when the browser refuses. */
export async function copyText(shown: string): Promise<boolean> {
  const text = withoutLineMarks(shown);
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
