import { Link } from 'wouter';
import { ThemeSwitch } from '#core/theme/theme-switch.tsx';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { Mail, MapPin } from '#features/shared/ui/icons.tsx';
import { Phone, type Icon } from '#features/shared/ui/line-icon.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SocialLinks } from '#features/shared/ui/social-links.tsx';
import skyline from '#styles/art/frieze.svg';
import { container } from '#styles/global.css.ts';
import { cover, row, screenOnly, stack, textLink } from '#styles/recipes.css.ts';
import { Brand } from './brand.tsx';
import * as styles from './footer.css.ts';
import { galleryPictures } from './gallery-pictures.ts';

const companyLinks = [
  ['About Us', paths.about],
  ['Contact Us', paths.contact],
  ['Privacy Policy', paths.privacyPolicy],
  ['Terms & Condition', paths.terms],
] as const;

const smallLinks = [
  ['Home', paths.home],
  ['Cookies', paths.cookies],
  ['Help', paths.help],
  ['FQAs', paths.faqs],
] as const;

/** The site footer (specification, section 1). */
export function Footer() {
  const { officeAddress, agencyName, tagline, supportEmail, phones } = useAgency();
  return (
    <footer className={classes(screenOnly, styles.root)}>
      <Frieze />
      <div className={styles.footer}>
        <div className={classes(container, styles.columns)}>
          <div className={classes(stack.x4, styles.wideColumn)}>
            <Brand ground="deep" />
            <p className={styles.quiet}>{tagline}</p>
            <SocialLinks owner={agencyName} linkClass={styles.socialLink} />
          </div>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company" className={styles.heading}>
              Company
            </h2>
            <Links links={companyLinks} className={stack.x0} />
          </nav>
          <div>
            <h2 className={styles.heading}>Contact</h2>
            <address className={stack.x1}>
              <p className={classes(textLink.alone, styles.line)}>
                <MapPin className={styles.icon} size={20} />
                <span>{officeAddress.join(', ')}</span>
              </p>
              <ContactLink to={phones.india} icon={Phone} label="India office" />
              <ContactLink to={phones.international} icon={Phone} label="International office" />
              <ContactLink to={supportEmail} icon={Mail} label="Support" />
            </address>
          </div>
          <div className={styles.wideColumn}>
            <h2 className={styles.heading}>Gallery</h2>
            <Gallery />
          </div>
        </div>
        <div className={classes(container, row.x3, styles.bottomBar)}>
          <p className={styles.quiet}>© {agencyName}</p>
          <ThemeSwitch />
          <nav aria-label="Footer">
            <Links links={smallLinks} className={classes(row.x0, styles.links)} />
          </nav>
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly links: readonly (readonly [label: string, to: string])[];
  readonly className: string;
}

function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(([label, to]) => (
        <li key={label}>
          <Link href={to} className={classes(textLink.alone, styles.link)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ContactLinkProps {
  readonly to: { readonly display: string; readonly address: string };
  readonly icon: Icon;
  readonly label: string;
}

function ContactLink({ to, icon: Icon, label }: ContactLinkProps) {
  return (
    <a href={to.address} className={classes(textLink.alone, styles.line)}>
      <Icon className={styles.icon} size={20} />
      <span>
        <span className={styles.label}>{label}</span> {to.display}
      </span>
    </a>
  );
}

/** Drawn by reference, so that it takes the footer's colour (SVG 2, `use`). */
function Frieze() {
  return (
    <svg className={styles.frieze} viewBox="0 0 1800 160" aria-hidden="true" focusable="false">
      <use href={`${skyline}#frieze`} />
    </svg>
  );
}

function Gallery() {
  const { gallery } = useAgency().changes;
  const className = classes(cover.square, styles.galleryPicture);
  return (
    <ul className={styles.gallery}>
      {galleryPictures.map(([poster, alt], index) => {
        const own = gallery?.[index];
        return (
          <li key={poster}>
            {own ? (
              <Picture address={own.picture} alt={own.alt} sizes="140px" className={className} />
            ) : (
              <PosterImage poster={poster} alt={alt} load="later" className={className} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
