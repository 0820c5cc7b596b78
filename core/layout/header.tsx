import { useEffect, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { allPackagesKey } from '#contract/category.ts';
import { matchRoute, type RouteMatch, type RouteName } from '#core/routes.tsx';
import { ring } from '#features/auth/profile/avatar.css.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { useAgency } from '#features/shared/agency.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Heart, Phone, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { container } from '#styles/global.css.ts';
import { row, screenOnly } from '#styles/recipes.css.ts';
import { Brand } from './brand.tsx';
import * as styles from './header.css.ts';

interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly childRoutes?: readonly RouteName[];
}

/** The links of the top bar (specification, section 2). */
const mainMenu: readonly MenuItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Packages', to: paths.packages(allPackagesKey), childRoutes: ['packages', 'packageDetail'] },
  { label: 'Contact', to: paths.contact },
];

/** `aria-current` of an item: `page` on its own page, `true` on a page below it. */
function getAriaCurrent({ to, childRoutes }: MenuItem, { name, param }: RouteMatch) {
  const own = matchRoute(to);
  if (name === own.name && param.toLowerCase() === own.param) return 'page';
  return childRoutes?.includes(name) ? 'true' : undefined;
}

const menuId = 'menu';

interface HeaderProps extends Pick<HeaderAccountProps, 'onLogout'> {
  readonly auth: AuthStore;
  readonly route: RouteMatch;
  readonly shortlistCount: ReactNode;
  readonly shortlistStatus: ReactNode;
}

export function Header({ auth, onLogout, route, shortlistCount, shortlistStatus }: HeaderProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const { phones, whatsApp } = useAgency();
  const close = () => disclosure.current?.removeAttribute('open');
  useEffect(enableMenuDismissal, []);

  return (
    <header className={styles.header}>
      <div className={classes(container, row.x1, styles.bar)}>
        <Brand ground="page" />
        <details ref={disclosure} className={classes(screenOnly, styles.disclosure)} suppressHydrationWarning>
          <summary className={classes(row.x2, styles.menuButton)} aria-controls={menuId}>
            Menu
          </summary>
        </details>
        <nav aria-label="Main" id={menuId} className={classes(screenOnly, styles.menu)}>
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
              <a href={phones.india.address} className={styles.link} onClick={close}>
                <Phone size={20} className={styles.contactIcon} />
                Call {phones.india.display}
              </a>
            </li>
            <li className={styles.chat}>
              <a
                href={whatsApp.address}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.link}
                onClick={close}
              >
                <WhatsAppIcon size={20} className={styles.contactIcon} />
                WhatsApp
              </a>
            </li>
          </ul>
        </nav>
        <Link href={paths.shortlist} className={classes(screenOnly, styles.shortlist)} onClick={close}>
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

/** Closes the menu on Escape, and on a press or focus outside the header. @returns stops */
function enableMenuDismissal(): () => void {
  const stopController = new AbortController();
  const options = { signal: stopController.signal };
  document.addEventListener('pointerdown', closeFromOutside, options);
  document.addEventListener('focusin', closeFromOutside, options);
  document.addEventListener('keydown', closeOnEscape, options);
  return () => stopController.abort();
}

function closeFromOutside({ target }: Event) {
  const menu = findOpenMenu();
  if (menu && !(target instanceof Node && menu.closest('header')?.contains(target))) menu.open = false;
}

function closeOnEscape({ key, defaultPrevented }: KeyboardEvent) {
  const menu = findOpenMenu();
  // The profile menu closes first and prevents the default.
  if (key !== 'Escape' || defaultPrevented || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('header > * > details[open]');

const ProfileMenu = lazyComponent(
  async () => (await import('#features/auth/profile/profile-menu.tsx')).ProfileMenu,
  {
    Fallback: () => <span className={ring} />,
  },
);

interface HeaderAccountProps {
  readonly auth: AuthStore;
  readonly onLogout: () => Promise<unknown>;
  readonly onChoose: () => void;
}

function HeaderAccount({ auth, onLogout, onChoose }: HeaderAccountProps) {
  const { user } = useSnapshot(auth.state);
  // The server renders without a session, which the browser may know before it has hydrated the markup.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.account}>
      {user && isHydrated ? (
        <ProfileMenu user={user} auth={auth} onLogout={onLogout} onChoose={onChoose} />
      ) : (
        <ButtonLink tone="rani" href={paths.signIn} className={styles.register} onClick={onChoose}>
          Register
        </ButtonLink>
      )}
    </div>
  );
}
