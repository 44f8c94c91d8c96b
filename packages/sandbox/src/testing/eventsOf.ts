/** Reads events of a stream one by one; null at its end. */
export function eventsOf(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (): Promise<string | null> => {
    while (!text.includes('\n\n')) {
      const part = await reader?.read();
      if (part === undefined || part.done) return null;
      text += part.value;
    }
    const [event = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return event;
  };
}
