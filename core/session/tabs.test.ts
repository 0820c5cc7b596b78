import { describe, expect, it, vi } from 'vitest';
import { createBrowserTabs, type Tabs, type TabsWindow } from './tabs.ts';
import { createMemoryTabs } from './testing/memory-tabs.ts';

/** A browser's windows, each with its own channel. */
function aBrowser() {
  const channels = new Set<EventTarget>();
  class Channel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      if (!channels.has(this)) throw new Error('the channel is closed');
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      channels.delete(this);
    }
  }
  return {
    channels,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    say: (data: unknown) => new Channel('banyan-session').postMessage(data),
    open() {
      const events = new EventTarget();
      const window: TabsWindow = {
        BroadcastChannel: Channel,
        addEventListener: (type, listener) => events.addEventListener(type, listener),
        removeEventListener: (type, listener) => events.removeEventListener(type, listener),
      };
      return {
        tabs: createBrowserTabs(window),
        fire: (type: string) => events.dispatchEvent(new Event(type)),
      };
    },
  };
}

const browsers: [string, () => () => Tabs][] = [
  [
    'in the browser',
    () => {
      const browser = aBrowser();
      return () => browser.open().tabs;
    },
  ],
  ['in memory', createMemoryTabs],
];

describe.each(browsers)('tabs %s', (_, make) => {
  it('receive the messages of each other and not their own', () => {
    const open = make();
    const [one, other] = [open(), open()];
    const heard: string[] = [];
    one.listen((message) => heard.push(`one ${message}`));
    other.listen((message) => heard.push(`other ${message}`));
    one.send('signed-out');
    other.send('signed-in');
    expect(heard).toEqual(['other signed-out', 'one signed-in']);
  });

  it('stop listening', () => {
    const open = make();
    const [one, other] = [open(), open()];
    const heard = vi.fn<() => void>();
    one.listen(() => {});
    other.listen(heard)();
    one.send('signed-out');
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('tabs in the browser', () => {
  it('ignore unknown messages', () => {
    const browser = aBrowser();
    const heard = vi.fn<() => void>();
    browser.open().tabs.listen(heard);
    for (const word of ['hello', null, { type: 'signed-out' }]) browser.say(word);
    expect(heard).not.toHaveBeenCalled();
    browser.say('signed-out');
    expect(heard).toHaveBeenCalledExactlyOnceWith('signed-out');
    browser.say('admin-signed-out');
    expect(heard).toHaveBeenLastCalledWith('admin-signed-out');
  });

  it('close their channel while the page is in the back/forward cache, and open it again afterwards', () => {
    const browser = aBrowser();
    const { tabs, fire } = browser.open();
    const heard = vi.fn<() => void>();
    const stop = tabs.listen(heard);
    fire('pageshow');
    expect(browser.channels.size).toBe(1);
    fire('pagehide');
    expect(browser.channels.size).toBe(0);
    fire('pageshow');
    browser.say('signed-in');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    fire('pageshow');
    browser.say('signed-in');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('do nothing in a browser without BroadcastChannel', () => {
    const tabs = createBrowserTabs({ addEventListener: () => {}, removeEventListener: () => {} });
    const heard = vi.fn<() => void>();
    tabs.listen(heard);
    expect(() => tabs.send('signed-out')).not.toThrow();
    expect(heard).not.toHaveBeenCalled();
  });
});
