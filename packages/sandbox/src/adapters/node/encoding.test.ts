import { expect, it } from 'vitest';
import { encode } from './encoding.ts';

const request = new Request('http://site.test/', { headers: { 'Accept-Encoding': 'br' } });
const send = async (body: Uint8Array<ArrayBuffer>, tag: string) => {
  const headers = { 'Content-Type': 'text/javascript', ETag: `"${tag}"` };
  return (await encode(request, new Response(null, { headers }), body)).body;
};

it('compresses each of a site’s files once, however many there are', async () => {
  const files = Array.from({ length: 210 }, (_, at) => [new Uint8Array(1_100).fill(at), `file ${at}`] as const);
  const sendAll = () => Promise.all(files.map(([body, tag]) => send(body, tag)));
  const first = await sendAll();
  const second = await sendAll();
  expect(second.filter((bytes, at) => bytes !== first[at])).toEqual([]);
});

it('compresses a document that is rendered anew once, by its tag', async () => {
  const rendered = () => new Uint8Array(1_100);
  expect(await send(rendered(), 'document')).toBe(await send(rendered(), 'document'));
});
