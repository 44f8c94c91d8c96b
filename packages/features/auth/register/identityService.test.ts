import { describe, expect, it, vi } from 'vitest';
import { identityErrors } from '#api/identity.ts';
import { createIdentityService } from './identityService.ts';

const answering = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }));
const signal = new AbortController().signal;

describe('the identity service', () => {
  it('sends a code', async () => {
    const send = answering({});
    expect((await createIdentityService('/id', send).send('+66812345678')).ok).toBe(true);
    expect(send).toHaveBeenCalledWith(
      '/id/send',
      expect.objectContaining({ method: 'POST', body: '{"phone":"+66812345678"}' }),
    );
  });
  it('returns the token for a correct code', async () => {
    const service = createIdentityService('/id', answering({ idToken: 'T' }));
    expect(await service.confirm('+66812345678', '12345', signal)).toEqual({ ok: true, value: { idToken: 'T' } });
  });
  it.each(Object.entries(identityErrors))('maps %s to %s', async (code, ours) => {
    const service = createIdentityService('/id', answering({ error: { code } }, 400));
    expect(await service.send('+66')).toMatchObject({ ok: false, error: { kind: 'refused', code: ours } });
  });
  it.each([
    [{ error: { code: 'auth/new-trouble' } }, 400, { kind: 'refused', code: 'unknown' }],
    [{ idToken: '' }, 200, { kind: 'refused', code: 'unknown' }],
    [{}, 503, { kind: 'unavailable', status: 503 }],
  ])('handles the malformed answer %j (%i)', async (body, status, error) => {
    const service = createIdentityService('/id', answering(body, status));
    expect(await service.confirm('+66', '1', signal)).toMatchObject({ ok: false, error });
  });
  it('reports network failure and cancellation', async () => {
    const broken = createIdentityService('/id', () => Promise.reject(new TypeError('failed')));
    expect(await broken.send('+66')).toMatchObject({ error: { kind: 'network' } });
    expect(await broken.confirm('+66', '1', AbortSignal.abort())).toMatchObject({ error: { kind: 'cancelled' } });
  });
});
