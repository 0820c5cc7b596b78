import { describe, expect, it, vi } from 'vitest';
import { createBrowserTabs, type TabsWindow } from './tabs.ts';

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
      };
      return {
        tabs: createBrowserTabs(window),
        fire: (type: string) => events.dispatchEvent(new Event(type)),
      };
    },
  };
}

describe('tabs', () => {
  it('receive the messages of each other and not their own', () => {
    const browser = aBrowser();
    const [one, other] = [browser.open().tabs, browser.open().tabs];
    const messages: string[] = [];
    one.listen((message) => messages.push(`one ${message}`));
    other.listen((message) => messages.push(`other ${message}`));
    one.send('signed-out');
    other.send('signed-in');
    expect(messages).toEqual(['other signed-out', 'one signed-in']);
  });

  it('ignore unknown messages', () => {
    const browser = aBrowser();
    const messages = vi.fn<() => void>();
    browser.open().tabs.listen(messages);
    for (const word of ['hello', null, { type: 'signed-out' }]) browser.say(word);
    expect(messages).not.toHaveBeenCalled();
    browser.say('signed-out');
    expect(messages).toHaveBeenCalledExactlyOnceWith('signed-out');
    browser.say('admin-signed-out');
    expect(messages).toHaveBeenLastCalledWith('admin-signed-out');
  });

  it('close their channel while the page is in the back/forward cache, and open it again afterwards', () => {
    const browser = aBrowser();
    const { tabs, fire } = browser.open();
    const messages = vi.fn<() => void>();
    tabs.listen(messages);
    fire('pageshow');
    expect(browser.channels.size).toBe(1);
    fire('pagehide');
    expect(browser.channels.size).toBe(0);
    fire('pageshow');
    browser.say('signed-in');
    expect(messages).toHaveBeenCalledTimes(1);
  });

  it('do nothing in a browser without BroadcastChannel', () => {
    const tabs = createBrowserTabs({ addEventListener: () => {} });
    const messages = vi.fn<() => void>();
    tabs.listen(messages);
    expect(() => tabs.send('signed-out')).not.toThrow();
    expect(messages).not.toHaveBeenCalled();
  });
});
