import { Heart } from '#features/shared/ui/icons/heart.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { RouteMatch } from '#core/routes.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { paths } from '#features/shared/paths.ts';
import { classes } from '#features/shared/ui/classes.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { container } from '#styles/global.css.ts';
import { Brand } from './brand.tsx';
import * as styles from './header.css.ts';
import { getAriaCurrent, mainMenu } from './main-menu.ts';
import { HeaderAccount, type HeaderAccountProps } from './header-account.tsx';

interface HeaderProps extends Pick<HeaderAccountProps, 'onLogout'> {
  readonly auth: AuthStore;
  readonly route: RouteMatch;
  readonly shortlistCount: ReactNode;
  readonly shortlistStatus: ReactNode;
}

export function Header({ auth, onLogout, route, shortlistCount, shortlistStatus }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const menu = useId();
  const close = () => disclosure.current?.removeAttribute('open');

  useEffect(() => {
    const onOutsideEvent = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target)))
        disclosure.current?.removeAttribute('open');
    };
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const details = disclosure.current;
      // The profile menu closes first and prevents the default.
      if (key !== 'Escape' || defaultPrevented || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onOutsideEvent);
    document.addEventListener('focusin', onOutsideEvent);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutsideEvent);
      document.removeEventListener('focusin', onOutsideEvent);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <header className={styles.header} ref={bar}>
      <div className={classes(container, styles.bar)}>
        <Brand ground="page" />
        <details ref={disclosure} className={styles.disclosure} suppressHydrationWarning>
          <summary className={styles.menuButton} aria-controls={menu}>
            Menu
          </summary>
        </details>
        <nav aria-label="Main" id={menu} className={styles.menu}>
          <ul className={styles.links}>
            {mainMenu.map((item) => (
              <li key={item.to}>
                <Link
                  href={item.to}
                  className={styles.link}
                  aria-current={getAriaCurrent(item, route)}
                  onClick={close}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
          <HeaderAccount auth={auth} onLogout={onLogout} onChoose={close} />
        </nav>
        <Link href={paths.shortlist} className={styles.shortlist} onClick={close}>
          <Heart />
          <VisuallyHidden>Shortlist</VisuallyHidden>
          {shortlistCount}
        </Link>
      </div>
      {shortlistStatus}
      <div className={styles.stripe} aria-hidden="true" />
    </header>
  );
}
