/** Returns what waits for values, together no longer than some time in ms; null for those that come later or never. */
export function waitFor(ms: number, onError: (error: unknown) => void) {
  const end = performance.now() + ms;
  return <Value>(value: Value | Promise<Value>): Value | null | Promise<Value | null> => {
    if (!(value instanceof Promise)) return value;
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, end - performance.now()), null);
    });
    const made = value.catch((error: unknown) => (onError(error), null));
    return Promise.race([made, late]).finally(() => clearTimeout(timer));
  };
}
