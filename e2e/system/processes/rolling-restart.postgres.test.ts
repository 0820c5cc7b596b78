import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { publicUrl, send, signIn } from './client.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { openSharedServices } from './shared-services.ts';

const readers = 6;

test('each of two processes restarts under load, and no request is lost', { timeout: 180_000 }, async () => {
  const services = await openSharedServices();
  onTestFinished(services.close);
  // Longer than the balancer takes to notice, also on a busy machine.
  const environment = { ...services.environment, PUBLIC_URL: publicUrl, DRAIN_SECONDS: '3' };
  const ports = [await freePort(), await freePort()];
  const members = new Map<number, ServerProcess>();
  onTestFinished(async () => void (await Promise.all([...members.values()].map((member) => member.stop()))));
  for (const port of ports) members.set(port, await startServerProcess(environment, port));
  const origins = [...members.values()].map(({ origin }) => origin);
  const balancer = await startLoadBalancer(origins);
  onTestFinished(balancer.stop);
  const cookie = await signIn(balancer.origin);

  const failures: string[] = [];
  let answered = 0;
  const ended = new AbortController();
  /** Used for every request; an unexpected answer counts as lost. */
  const expectStatus = async (status: number, request: Promise<Response>) => {
    try {
      const answer = await request;
      const body = await answer.text();
      answered += 1;
      if (answer.status !== status) failures.push(`${answer.status} ${answer.url} ${body}`);
      return body;
    } catch (cause) {
      failures.push(String(cause));
      return '{}';
    }
  };
  const createdIds: string[] = [];
  const read = async () => {
    while (!ended.signal.aborted) {
      await expectStatus(200, fetch(balancer.origin + apiBase + '/tours/getAllPackage'));
      // The process asked may not have seen the newest ones yet.
      const id = createdIds.at(-4);
      if (id !== undefined)
        await expectStatus(200, fetch(balancer.origin + apiBase + `/tours/package-detail/${id}`));
      await pause(5);
    }
  };
  const write = async () => {
    for (let index = 0; !ended.signal.aborted; index += 1) {
      const images =
        index % 3 === 0 ? [await pictureFile('a.png', `#10${String(index % 90).padStart(2, '0')}30`)] : [];
      const body = packageForm({ name: `Tour ${index}` }, images);
      const answer = await expectStatus(
        201,
        send(balancer.origin, '/tours/create-package', { headers: { cookie }, body }),
      );
      const { package: stored }: { package?: Package } = JSON.parse(answer);
      if (stored) createdIds.push(stored._id);
      await pause(400);
    }
  };
  const load = Promise.all([write(), ...Array.from({ length: readers }, read)]);

  const waitForAnswers = (count: number) => {
    const expectedCount = answered + count;
    return expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThanOrEqual(expectedCount);
  };
  for (const [port, member] of members) {
    await waitForAnswers(50);
    expect(await member.stop()).toBe(0);
    await balancer.waitForReadiness(member.origin, false);
    members.set(port, await startServerProcess(environment, port));
    await balancer.waitForReadiness(member.origin, true);
  }
  await waitForAnswers(100);
  ended.abort();
  await load;

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  const listIds = async () => {
    const answer = await fetch(balancer.origin + apiBase + '/tours/getAllPackage');
    const { tours }: { tours: Package[] } = await answer.json();
    return tours.map(({ _id }) => _id).toSorted();
  };
  await expect.poll(listIds).toEqual(createdIds.toSorted());
});
