import { useAgency } from '#features/shared/agency.ts';
import { row } from '#styles/recipes.css.ts';
import { iconButton } from './button.css.ts';
import { classes } from './elements.tsx';
import { FacebookIcon, InstagramIcon } from './icons.tsx';

interface SocialLinksProps {
  /** Whose pages they are, for the links' names. */
  readonly owner: string;
  readonly linkClass?: string;
}

/** Without networks that the agency does not use. */
export function SocialLinks({ owner, linkClass }: SocialLinksProps) {
  const { socialLinks } = useAgency();
  const networks = [
    { name: 'Facebook', address: socialLinks.facebook, Icon: FacebookIcon },
    { name: 'Instagram', address: socialLinks.instagram, Icon: InstagramIcon },
  ];
  return (
    <ul className={row.x2}>
      {networks
        .filter(({ address }) => address !== '')
        .map(({ name, address, Icon }) => (
          <li key={name}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${owner} on ${name}`}
              className={classes(iconButton, linkClass)}
            >
              <Icon />
            </a>
          </li>
        ))}
    </ul>
  );
}
