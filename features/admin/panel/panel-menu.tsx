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

/** Links in the specification's order, then ours, Logout last (section 2); those of the site are a group of their own. */
export function PanelMenu({ isOurBackend, onChoose, onLogout }: PanelMenuProps) {
  const id = useId();
  return (
    <nav className={styles.menu} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <PanelLink href={paths.admin} onChoose={onChoose}>
          Admin Panel
        </PanelLink>
      </h2>
      <ul>
        <li>
          <PanelLink href={paths.adminPackages} icon={LayoutList} onChoose={onChoose}>
            All Packages
          </PanelLink>
        </li>
        <li>
          <PanelLink href={paths.adminCreatePackage} icon={Plus} onChoose={onChoose}>
            Create New Package
          </PanelLink>
        </li>
        <li>
          <PanelLink href={paths.adminDestinations} icon={MapPin} onChoose={onChoose}>
            Popular Destination
          </PanelLink>
        </li>
        {isOurBackend && (
          <>
            <li>
              <PanelLink href={paths.adminRecentlyDeleted} icon={Trash} onChoose={onChoose}>
                Recently deleted
              </PanelLink>
            </li>
            <li>
              <PanelLink href={`${paths.admin}#${lastChangedId}`} icon={History} onChoose={onChoose}>
                Earlier versions
              </PanelLink>
            </li>
          </>
        )}
      </ul>
      <ul className={styles.site}>
        {isOurBackend && (
          <>
            <li>
              <PanelLink href={paths.adminAgency} icon={Phone} onChoose={onChoose}>
                Your agency
              </PanelLink>
            </li>
            <li>
              <PanelLink href={paths.adminOwnAccount} icon={UserRound} onChoose={onChoose}>
                Your account
              </PanelLink>
            </li>
          </>
        )}
        <li>
          <PanelLink href={paths.home} icon={ExternalLink} onChoose={onChoose}>
            View the site
          </PanelLink>
        </li>
      </ul>
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
