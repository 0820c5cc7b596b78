import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { lastChangedId } from '#features/admin/overview/last-changed.ts';
import { ExternalLink, History, Plus, Trash } from '#features/admin/ui/icons.ts';
import { normalizePath, paths } from '#features/shared/paths.ts';
import { LayoutList, LogOut, MapPin, UserRound } from '#features/shared/ui/icons.tsx';
import { Phone, type Icon } from '#features/shared/ui/line-icon.tsx';
import * as styles from './panel.css.ts';

export interface PanelMenuProps {
  readonly isOurBackend: boolean;
  readonly onChoose: () => void;
  readonly onLogout: () => void;
}

interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly icon: Icon;
}

const work: readonly MenuLink[] = [
  { label: 'All Packages', href: paths.adminPackages, icon: LayoutList },
  { label: 'Create New Package', href: paths.adminCreatePackage, icon: Plus },
  { label: 'Popular Destination', href: paths.adminDestinations, icon: MapPin },
];
const ownWork: readonly MenuLink[] = [
  { label: 'Recently deleted', href: paths.adminRecentlyDeleted, icon: Trash },
  { label: 'Earlier versions', href: `${paths.admin}#${lastChangedId}`, icon: History },
];
const site: readonly MenuLink[] = [{ label: 'View the site', href: paths.home, icon: ExternalLink }];
const ownSite: readonly MenuLink[] = [
  { label: 'Your agency', href: paths.adminAgency, icon: Phone },
  { label: 'Your account', href: paths.adminOwnAccount, icon: UserRound },
];

/** Links in the specification's order, then ours, Logout last (section 2); those of the site are a group of their own. */
export function PanelMenu({ isOurBackend, onChoose, onLogout }: PanelMenuProps) {
  const id = useId();
  const toRow = ({ label, ...link }: MenuLink) => (
    <li key={label}>
      <PanelLink {...link} onChoose={onChoose}>
        {label}
      </PanelLink>
    </li>
  );
  return (
    <nav className={styles.menu} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <PanelLink href={paths.admin} onChoose={onChoose}>
          Admin Panel
        </PanelLink>
      </h2>
      <ul>{(isOurBackend ? [...work, ...ownWork] : work).map(toRow)}</ul>
      <ul className={styles.site}>{(isOurBackend ? [...ownSite, ...site] : site).map(toRow)}</ul>
      <ul className={styles.end}>
        <li>
          <button type="button" className={styles.item} onClick={onLogout}>
            <LogOut size={20} />
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface PanelLinkProps {
  readonly href: string;
  readonly icon?: Icon;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function PanelLink({ href, icon: Icon, onChoose, children }: PanelLinkProps) {
  const [path] = useLocation();
  const isCurrent = normalizePath(path) === href;
  return (
    <Link
      href={href}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      {Icon && <Icon size={20} />}
      {children}
    </Link>
  );
}
