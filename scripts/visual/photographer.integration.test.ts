import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium } from '../chromium.ts';
import { Photographer, pictureArgs } from './photographer.ts';

/**
 * As much of Storybook as the photographer needs. Its story loads one part after the other, shows for how long a clock has
 * run when the last one is there, and has something far below the window that is there when it comes near.
 */
const frame = `<!doctype html><title>stories</title><main></main><script type="module">
const listeners = {};
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => (listeners[event] ??= []).push(listener),
  emit: (event) => event === 'setCurrentStory' && render(),
};
window.__STORYBOOK_PREVIEW__ = { storyStoreValue: { loadStory: async () => ({}) } };
/** As a large part renders, a bit in each frame. */
async function renderSlice(main, slice) {
  const { port1, port2 } = new MessageChannel();
  const sent = new Promise((resolve) => (port1.onmessage = resolve));
  port2.postMessage('');
  await sent;
  main.dataset.slice = slice;
  const image = new Image();
  image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="' + (slice + 1) + '" height="9"/>';
  await image.decode();
}
let clock;
async function render() {
  clearInterval(clock);
  const main = document.querySelector('main');
  main.innerHTML = '<p>0</p><div style="height: 4000px"></div><b></b>';
  let ticks = 0;
  clock = setInterval(() => (ticks += 1), 100);
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (isIntersecting) main.querySelector('b').style = 'display: block; height: 500px';
  }).observe(main.querySelector('b'));
  for (const listener of listeners.storyFinished) listener({});
  for (const part of [1, 2, 3, 4, 5]) {
    const { slices } = await import('/part' + part + '.js');
    for (let slice = 0; slice < slices; slice += 1) await renderSlice(main, slice);
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(part));
    main.querySelector('p').textContent += ' ' + digest.byteLength + ' after ' + ticks;
  }
}
</script>`;

let browser: Browser;
const servers: Server[] = [];
/** Serves the story; its parts come after so many ms. */
async function serve(delay: number): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const isPart = url.includes('/part');
    const send = () =>
      response
        .writeHead(200, { 'Content-Type': isPart ? 'text/javascript' : 'text/html; charset=utf-8' })
        .end(isPart ? `export const slices = ${delay}` : frame);
    if (isPart && delay > 0) setTimeout(send, delay);
    else send();
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  browser = await playwright.launch({ executablePath: chromium.path, args: [...chromium.args, ...pictureArgs] });
});
afterAll(async () => {
  await browser.close();
  for (const server of servers) server.close();
});

it('takes the same picture whether a story loads at once or slowly, for the first time or again', async () => {
  const look = { globals: {}, width: 400, height: 300 };
  const pictures: Buffer[] = [];
  for (const delay of [0, 60]) {
    const photographer = new Photographer(browser, await serve(delay), look);
    const taken = await photographer.photograph(['story', 'story-again']);
    for (const photograph of taken.values()) {
      if (photograph.kind === 'failed') throw new Error(photograph.reason);
      pictures.push(photograph.png);
    }
    await photographer.close();
  }
  expect(pictures).toHaveLength(4);
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(1);
  // What is there only near the window is in the picture: a PNG has its height at byte 20.
  expect(pictures[0]?.readUInt32BE(20)).toBeGreaterThan(4_500);
});
