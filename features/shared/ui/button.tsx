import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import * as styles from './button.css.ts';

/** Emphasis: `rani` once per group, `banyan` second, `line` otherwise. */
export type ButtonTone = 'rani' | 'banyan' | 'line' | 'danger';

interface Toned {
  readonly tone: ButtonTone;
}

export function Button({ tone, className, type = 'button', ...rest }: ComponentProps<'button'> & Toned) {
  return <button {...rest} type={type} className={classes(styles.button[tone], className)} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Toned {
  readonly href: string;
}

/** A link inside the site in the look of a button; `href` comes from `paths`. */
export function ButtonLink({ tone, className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.button[tone], className)} />;
}

const outward = /^(?:tel|mailto|https):/;

/** Renders nothing but `tel:`, `mailto:` and `https:`, which opens in a tab without access to this one. */
export function ActionLink({ tone, className, href, children, ...rest }: LinkProps) {
  if (!outward.test(href)) return null;
  const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...tab} href={href} className={classes(styles.button[tone], className)}>
      {children}
    </a>
  );
}

type Own = 'aria-disabled' | 'aria-label' | 'children' | 'onClick' | 'type';

interface IconButtonProps extends Omit<ComponentProps<'button'>, Own> {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** `aria-disabled` instead of `disabled`, which would drop the focus. */
  readonly idle?: boolean;
}

/** A square button of 48 px with an icon only. */
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
