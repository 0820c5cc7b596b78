import { useAgency } from '#features/shared/agency.ts';
import { FacebookIcon, InstagramIcon } from './icons.tsx';

interface SocialLinksProps {
  /** Whose pages they are, for the links' names. */
  readonly owner: string;
  readonly listClass: string;
  readonly linkClass: string;
}

/** Without networks that the agency does not use. */
export function SocialLinks({ owner, listClass, linkClass }: SocialLinksProps) {
  const { socialLinks } = useAgency();
  const networks = [
    { name: 'Facebook', address: socialLinks.facebook, Icon: FacebookIcon },
    { name: 'Instagram', address: socialLinks.instagram, Icon: InstagramIcon },
  ];
  return (
    <ul className={listClass}>
      {networks
        .filter(({ address }) => address !== '')
        .map(({ name, address, Icon }) => (
          <li key={name}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${owner} on ${name}`}
              className={linkClass}
            >
              <Icon />
            </a>
          </li>
        ))}
    </ul>
  );
}
