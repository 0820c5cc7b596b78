import { Heart } from '#features/shared/ui/icons/heart.ts';
import { Phone } from '#features/shared/ui/icons/phone.ts';
import { useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { RouteMatch } from '#core/routes.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { WhatsAppIcon } from '#features/shared/ui/brand-icons.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { container } from '#styles/global.css.ts';
import { Brand } from './brand.tsx';
import * as styles from './header.css.ts';
import { getAriaCurrent, mainMenu } from './main-menu.ts';
import { HeaderAccount, type HeaderAccountProps } from './header-account.tsx';

const menuId = 'menu';

interface HeaderProps extends Pick<HeaderAccountProps, 'onLogout'> {
  readonly auth: AuthStore;
  readonly route: RouteMatch;
  readonly shortlistCount: ReactNode;
  readonly shortlistStatus: ReactNode;
}

/** Escape and presses outside close the menu once `menu-dismissal.ts` has loaded. */
export function Header({ auth, onLogout, route, shortlistCount, shortlistStatus }: HeaderProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const { phones, whatsApp } = useAgency();
  const close = () => disclosure.current?.removeAttribute('open');

  return (
    <header className={styles.header}>
      <div className={classes(container, styles.bar)}>
        <Brand ground="page" />
        <details ref={disclosure} className={styles.disclosure} suppressHydrationWarning>
          <summary className={styles.menuButton} aria-controls={menuId}>
            Menu
          </summary>
        </details>
        <nav aria-label="Main" id={menuId} className={styles.menu}>
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
          <ul className={styles.contact}>
            <li>
              <a href={phones.india.address} className={styles.contactLink} onClick={close}>
                <span className={styles.contactIcon}>
                  <Phone size={20} aria-hidden="true" />
                </span>
                Call {phones.india.display}
              </a>
            </li>
            <li className={styles.chat}>
              <a
                href={whatsApp.address}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.contactLink}
                onClick={close}
              >
                <span className={styles.contactIcon}>
                  <WhatsAppIcon size={20} />
                </span>
                WhatsApp
              </a>
            </li>
          </ul>
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
