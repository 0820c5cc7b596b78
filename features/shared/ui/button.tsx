import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import * as styles from './button.css.ts';

/** How much a button asks for: rani once per group, banyan second, line otherwise. */
export type ButtonTone = 'rani' | 'banyan' | 'line' | 'danger';

interface Toned {
  readonly tone: ButtonTone;
}

/** A button that does something on this page; `disabled` keeps its wording. */
export function Button({ tone, className, type = 'button', ...rest }: ComponentProps<'button'> & Toned) {
  return <button {...rest} type={type} className={classes(styles.button[tone], className)} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Toned {
  readonly href: string;
}

/** A link to a page of the site that looks like a button; `href` comes from `paths`. */
export function ButtonLink({ tone, className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.button[tone], className)} />;
}

const outward = /^(?:tel|mailto|https):/;

/**
 * A link out of the site that looks like a button: `tel:`, `mailto:` or `https:`.
 * Renders nothing for any other address. An `https:` address opens in a tab that cannot reach this one.
 */
export function ActionLink({ tone, className, href, children, ...rest }: LinkProps) {
  if (!outward.test(href)) return null;
  const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...tab} href={href} className={classes(styles.button[tone], className)}>
      {children}
    </a>
  );
}

/** What `IconButton` sets itself, so that nobody hands it in for nothing. */
type Own = 'aria-disabled' | 'aria-label' | 'children' | 'onClick' | 'type';

interface IconButtonProps extends Omit<ComponentProps<'button'>, Own> {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** Has nothing to do now: it says so, does nothing, and keeps the focus, which `disabled` would drop. */
  readonly idle?: boolean;
}

/** A square button of 48 px that shows only an icon. */
export function IconButton({ label, className, idle = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={idle}
      onClick={idle ? undefined : onClick}
      className={classes(styles.iconButton, className)}
    />
  );
}
