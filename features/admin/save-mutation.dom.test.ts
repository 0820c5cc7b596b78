import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';
import { createUploadTransport, type UploadProgress } from './save-mutation.ts';

/** A request without a network, controlled by the test. */
class FakeRequest extends XMLHttpRequest {
  static last: FakeRequest | undefined;
  readonly opened: string[] = [];
  answered = { status: 0, text: '' };
  body: unknown;

  constructor() {
    super();
    FakeRequest.last = this;
  }

  override get status() {
    return this.answered.status;
  }
  override get responseText() {
    return this.answered.text;
  }
  override open(method: string, address: string | URL) {
    this.opened.push(method, String(address));
  }
  override send(body?: unknown) {
    this.body = body;
  }
  override abort() {
    this.dispatchEvent(new ProgressEvent('abort'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  answer(status: number, body: unknown) {
    this.answered = { status, text: JSON.stringify(body) };
    this.dispatchEvent(new ProgressEvent('load'));
  }
  breakConnection() {
    this.dispatchEvent(new ProgressEvent('error'));
  }
}

beforeEach(() => {
  FakeRequest.last = undefined;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

async function setup() {
  const controller = new AbortController();
  const progressEvents: UploadProgress[] = [];
  const transport = createUploadTransport({
    onProgress: (progress) => progressEvents.push(progress),
    signal: controller.signal,
    Xhr: FakeRequest,
  });
  const body = new FormData();
  body.append('name', 'Goa');
  const call = createHttp('https://api.example')
    .send('POST', '/tours/create-package', { body, credentials: true, transport })
    .then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
  const request = await vi.waitUntil(() => FakeRequest.last, { timeout: 10_000 });
  return { controller, progressEvents, body, call, request };
}

describe('an upload', () => {
  it('sends the form with cookies and reports progress', async () => {
    const { call, request, progressEvents, body } = await setup();
    expect(request.opened).toEqual(['POST', 'https://api.example/api/tours/create-package']);
    expect(request.withCredentials).toBe(true);
    expect(request.body).toBe(body);
    request.progress(10, 40);
    request.progress(40, 40);
    request.answer(201, { message: 'made' });
    await expect(call).resolves.toEqual({ answer: { message: 'made' } });
    expect(progressEvents).toEqual([
      { sent: 10, total: 40 },
      { sent: 40, total: 40 },
    ]);
  });

  it('fails with the error of the server, as every other call', async () => {
    const { call, request } = await setup();
    request.answer(413, { message: 'beach.jpg is larger than 5 MB' });
    await expect(call).resolves.toMatchObject({
      error: { name: 'FetchError', status: 413, data: { message: 'beach.jpg is larger than 5 MB' } },
    });
  });

  it('fails when the connection breaks, and ends when it is cancelled', async () => {
    const broken = await setup();
    broken.request.breakConnection();
    await expect(broken.call).resolves.toHaveProperty('error');
    const { call, controller } = await setup();
    controller.abort();
    await expect(call).resolves.toHaveProperty('error');
  });

  it('may take long; two minutes without progress end it', async () => {
    const { call, request } = await setup();
    const settled = vi.fn<(outcome: unknown) => void>();
    void call.then(settled);
    for (let sent = 1; sent <= 5; sent += 1) {
      await vi.advanceTimersByTimeAsync(100_000);
      request.progress(sent, 10);
    }
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ error: expect.anything() }));
  });
});
