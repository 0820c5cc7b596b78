import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  chooseTheme,
  followTheme,
  shownTheme,
  showTheme,
  themes,
  toTheme,
  watchTheme,
  type Theme,
} from './theme.ts';
import * as styles from './theme-switch.css.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Chooses the colours of the site; the choice is kept in this browser. */
export function ThemeSwitch() {
  const group = useId();
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'system');
  const inputs = useRef<HTMLFieldSetElement>(null);
  // What was chosen in the server's markup before this code came: React neither replays nor resets it.
  useLayoutEffect(() => {
    const chosen = inputs.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen !== undefined && chosen !== 'system') chooseTheme(toTheme(chosen));
  }, []);
  useEffect(() => {
    // The colours stand since the first paint; the browser's own bars follow now.
    showTheme(shownTheme());
    return followTheme();
  }, []);

  return (
    <fieldset ref={inputs} className={styles.group}>
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
