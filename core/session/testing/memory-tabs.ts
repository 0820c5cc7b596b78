import type { TabMessage, Tabs } from '#core/session/tabs.ts';

/** Tabs in memory; messages arrive at once. @returns opens a tab */
export function createMemoryTabs(): () => Tabs {
  const listeners = new Map<Tabs, Set<(message: TabMessage) => void>>();
  return () => {
    const own = new Set<(message: TabMessage) => void>();
    const tab: Tabs = {
      send(message) {
        for (const [other, allListeners] of listeners)
          if (other !== tab) allListeners.forEach((listener) => listener(message));
      },
      listen(listener) {
        own.add(listener);
      },
    };
    listeners.set(tab, own);
    return tab;
  };
}
