import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { row } from '#styles/recipes.css.ts';
import {
  chooseTheme,
  syncThemeAcrossTabs,
  getTheme,
  applyTheme,
  themes,
  toTheme,
  subscribeToTheme,
  type Theme,
} from './theme.ts';
import * as styles from './theme-switch.css.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const group = useId();
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => 'system');
  const inputs = useRef<HTMLFieldSetElement>(null);
  // A choice made in the server's markup before this code had loaded: React neither replays nor resets it.
  useLayoutEffect(() => {
    const chosen = inputs.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen !== undefined && chosen !== 'system') chooseTheme(toTheme(chosen));
  }, []);
  useEffect(() => {
    // The script in index.html has set the colours before the first paint; this sets the browser's own bars.
    applyTheme(getTheme());
    return syncThemeAcrossTabs();
  }, []);

  return (
    <fieldset ref={inputs} className={row.x0}>
      <legend className={styles.legend}>Colours</legend>
      {themes.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={choice}
            className={styles.input}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
          />
          <span className={styles.label}>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
